// As text, because workerd refuses the module that Vite makes of this JSON (U+2029 in a string).
import source from "big-list-of-naughty-strings/blns.json?raw";

export const naughtyStrings = JSON.parse(source) as readonly string[];
