/** The oldest supported browsers; older ones have no cascade layers, and get plain pages that work. */
export const floor = ["chrome99", "firefox100", "safari15.4", "ios15.4"];

/**
 * The level of JavaScript that they all understand, except static blocks and lookbehinds, which we do not
 * use. With the list of browsers, the private fields of ky would be compiled, 2 kB more on every page
 * (tests/built/floor.test.ts).
 */
export const scriptFloor = "es2022";
