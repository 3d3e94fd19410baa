/**
 * Moves the focus to the screen's heading: where reading begins, also after the focused element was removed.
 * @returns false while the screen has no lasting one
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('#content h1');
  if (!heading || heading.closest('[aria-busy="true"]')) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
