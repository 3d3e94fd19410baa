export type EarlyAction =
  | { type: 'submit'; element: HTMLFormElement; submitter: HTMLElement | null }
  | { type: 'press'; element: HTMLButtonElement }
  | {
      type: 'change';
      element: HTMLInputElement;
      value: string;
      checked: boolean;
      /** Where the cursor was; null in a field that does not tell. */
      caret: number | null;
    };

/** React compares a field with what was last set through the element's own property, so that is set back first. */
function fillIn(element: HTMLInputElement, value: string, caret: number | null): void {
  const at = element.value === value ? element.selectionStart : caret;
  element.value = element.defaultValue;
  const prototype: unknown = Object.getPrototypeOf(element);
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  if (at != null) element.setSelectionRange(at, at);
}

/** Does what somebody did before the page listened. */
export function performAction(action: EarlyAction): void {
  if (!action.element.isConnected) return;
  if (action.type === 'submit') {
    action.element.requestSubmit(action.submitter);
  } else if (action.type === 'press') {
    // Tabs open as soon as the button goes down.
    action.element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    action.element.click();
  } else {
    const { element, value, checked, caret } = action;
    if (!/^(checkbox|radio)$/.test(element.type)) return fillIn(element, value, caret);
    if (checked === element.defaultChecked) return;
    element.checked = !checked;
    element.click();
  }
}
