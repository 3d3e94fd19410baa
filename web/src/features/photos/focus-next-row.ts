/** The id of the heading above the photos. */
export const PHOTOS_HEADING = 'photos-heading';

/** Moves the focus from a row that is about to be removed to the next one, else to the one before, else to the heading. */
export function focusNextRow(control: Element): void {
  const row = control.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = next?.querySelector('button') ?? document.getElementById(PHOTOS_HEADING);
  target?.focus();
}
