/**
 * Words of the confirmation by mail, for firms that send one; a file of their own, because no form needs
 * them.
 */
export interface ConfirmationWords {
  /** For people who get the mail of somebody else's form. */
  readonly notYou: string;
  /** What the privacy notice says of it. */
  readonly notice: string;
}
