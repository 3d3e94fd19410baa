/**
 * Moves the focus to the screen's heading: where a reader begins, and where one is who removed what had it.
 * @returns false while the screen has none that stays
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('#content h1');
  if (!heading || heading.closest('[aria-busy="true"]')) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
