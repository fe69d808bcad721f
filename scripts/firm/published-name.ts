/** The file that is published of a photograph in firm/pictures. */
export const publishedName = (picture: string) =>
  `${picture
    .toLowerCase()
    .replace(/\.\w+$/, "")
    .replace(/\W+/g, "-")}.webp`;
