// The package has no types of its own; this is the part that tests/built/search-previews.test.ts uses.
declare module "@adobe/structured-data-validator" {
  export default class Validator {
    validate(found: { jsonld: object }): Promise<object[]>;
  }
}
