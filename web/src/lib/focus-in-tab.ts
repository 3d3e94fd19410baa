/** Focuses a field; where it is in a tab that is not open, opens that first. */
export function focusInTab(field: HTMLElement): void {
  const panel = field.closest('[role=tabpanel][hidden]');
  if (!panel) return field.focus();
  // A tab opens as it gets the focus.
  document.getElementById(panel.getAttribute('aria-labelledby')!)?.focus();
  // It is shown a step after that.
  setTimeout(() => field.focus());
}
