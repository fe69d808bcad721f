/** What a judge says against the product. */
export interface Finding {
  /** The rule's own name. */
  readonly rule: string;
  /** A path, with the state of the page where it is not as it was opened. */
  readonly place: string;
  readonly text: string;
}

/** Looks at the product served at `origin`, and at what was built in `site`. */
export type Judge = (origin: string, site: string) => Promise<readonly Finding[]>;
