/**
 * Takes a reader to the part of the screen that the fragment of the address names, as the browser does where the page brings it.
 * @returns false if there is none
 */
export function focusTarget(): boolean {
  const target = document.getElementById(window.location.hash.slice(1));
  if (!target) return false;
  target.scrollIntoView();
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}
