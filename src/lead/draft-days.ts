/** Days for which visitors may keep an unfinished assessment on their device. */
export const draftDays = 7;
