// In a build in another language its own words stand in the place of these (scripts/build/site/texts-in.ts).
export { words as formWords } from "#forms/words/en.ts";
