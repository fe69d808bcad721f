/** Words of the confirmation by mail, apart because no form needs them. */
export interface ConfirmationWords {
  /** For people who get the mail because somebody else entered their address. */
  notYou: string;
  /** What the privacy notice says about it. */
  notice: string;
}
