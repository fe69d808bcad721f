export const publishedName = (picture: string) =>
  `${picture
    .toLowerCase()
    .replace(/\.\w+$/, "")
    .replace(/\W+/g, "-")}.webp`;
