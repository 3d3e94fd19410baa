/** Moves the focus to the heading of the panel around a control that is about to go. */
export function focusPanelHeading(control: Element | null): void {
  const heading = control?.closest('[data-panel]')?.querySelector<HTMLElement>('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
