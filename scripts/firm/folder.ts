/** The folder with the firm's own files. The tests name one of their own, so that no firm's facts change their outcome. */
export const firmFolder = process.env.FIRM_FOLDER ?? "firm";
