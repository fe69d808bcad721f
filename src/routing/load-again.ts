/**
 * Loads the page where the visitor is, or was going, after an error that took React's tree away: an extension
 * had removed one of its elements. Never twice at one place of the history.
 */
export function loadAgain(error: unknown): void {
  reportError(error);
  if (history.state?.isLoadedAgain) return;
  history.replaceState({ ...history.state, isLoadedAgain: true }, "");
  location.reload();
}
