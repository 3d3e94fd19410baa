/** Brings the top of the list into sight, smoothly unless the visitor wants no motion. */
export function scrollToTop(list: HTMLElement | null): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = still ? 'instant' : 'smooth';
  list?.scrollTo({ top: 0, behavior });
  window.scrollTo({ top: 0, behavior });
}
