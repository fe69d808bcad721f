/**
 * Reloads the page, or loads the one that a link has just led to, after an error that removed React's tree:
 * an extension may have removed one of its elements. Never twice at one entry of the history.
 */
export function loadAgain(error: unknown): void {
  reportError(error);
  if (history.state?.isLoadedAgain) return;
  history.replaceState({ ...history.state, isLoadedAgain: true }, "");
  location.reload();
}
