/** The file that is published of a photograph in firm/pictures. */
export const publishedName = (picture: string) => picture.replace(/\.\w+$/, ".webp");
