export type Day = `${number}-${number}-${number}`;
