/** Who stands behind a form, in the words of the form's language. */
export interface Practice {
  readonly licence: {
    /** The licensed person as registered, with the number; it ends before the register's address. */
    readonly line: string;
    /** The register's address as people read it. */
    readonly register: string;
    readonly href: string;
  };
}
