/** Days for which a visitor may keep the answers of an unfinished assessment on their device. */
export const draftDays = 7;
