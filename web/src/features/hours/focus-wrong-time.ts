import { focusInTab } from '../../lib/focus-in-tab.ts';

/** Puts the cursor into the first time that can’t be read. @returns whether there is one */
export function focusWrongTime(within: Element): boolean {
  const field = within.querySelector<HTMLInputElement>('[role=spinbutton][data-wrong]');
  if (field) focusInTab(field);
  return field !== null;
}
