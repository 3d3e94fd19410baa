import * as texts from '#messages/first-paint';

type EarlyAction =
  | { type: 'submit'; element: HTMLFormElement; submitter: HTMLElement | null }
  | { type: 'press'; element: HTMLButtonElement }
  | {
      type: 'change';
      element: HTMLInputElement;
      value: string;
      checked: boolean;
      /** Where the cursor was; null in a field that does not say. */
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

/** Replays an action from before the page listened. */
function performAction(action: EarlyAction): void {
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

/** How long a form that was sent early waits for the scripts before it is sent as plain HTML. */
const MAX_SUBMIT_WAIT_MS = 15_000;

const isRadioOf = (group: HTMLInputElement, { element }: EarlyAction) =>
  group.type === 'radio' && element instanceof HTMLInputElement && element.name === group.name;

/** The event as an action for later; null for links, submit buttons and buttons of popovers, which need none. */
function actionOf(event: Event): EarlyAction | null {
  if (event instanceof SubmitEvent) {
    return { type: 'submit', element: event.target as HTMLFormElement, submitter: event.submitter };
  }
  if (event.type === 'click') {
    const element = (event.target as Element).closest('button');
    const isOurs = element?.type === 'button' && !element.popoverTargetElement;
    return isOurs ? { type: 'press', element } : null;
  }
  const element = event.target as HTMLInputElement;
  const { value, checked, selectionStart: caret } = element;
  return { type: 'change', element, value, checked, caret };
}

function sayIncomplete(): void {
  const note = document.createElement('p');
  note.className = 'page-note';
  note.setAttribute('role', 'alert');
  const link = document.createElement('a');
  link.href = '';
  link.textContent = texts.incompleteAgain();
  note.append(`${texts.incompleteNote()} `, link);
  document.body.append(note);
}

/**
 * Until a part of the page is hydrated (app/App.tsx) nothing listens: what is typed, chosen, pressed and sent is recorded, and
 * replayed then. Where the scripts do not load, a form is sent as plain HTML.
 */
export function recordEarlyInput(): void {
  let recorded: EarlyAction[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  const { dataset } = document.documentElement;

  /** React hydrates the frame first, then the screen. */
  let awake: 'frame' | 'screen' | null = null;
  const isAwake = (element: Element) =>
    awake === 'screen' || (awake === 'frame' && element.closest('#content') === null);

  const finish = () => {
    listening.abort();
    delete dataset['waiting'];
  };
  const giveUp = () => {
    if (signal.aborted) return;
    finish();
    const sent = recorded.findLast(({ type }) => type === 'submit');
    (sent?.element as HTMLFormElement | undefined)?.submit();
  };
  const record = (event: Event) => {
    const action = actionOf(event);
    if (action === null || isAwake(action.element)) return;
    if (action.type === 'submit') {
      event.preventDefault();
      setTimeout(giveUp, MAX_SUBMIT_WAIT_MS);
    } else if (action.type === 'change') {
      // A field counts as it was left, and so does a group of radios.
      recorded = recorded.filter(
        (one) => one.element !== action.element && !isRadioOf(action.element, one),
      );
    }
    recorded.push(action);
    dataset['waiting'] = '';
  };
  const listen = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true, signal });

  for (const type of ['input', 'change', 'click', 'submit']) listen(type, record);
  listen('awake', (event) => {
    awake = (event as CustomEvent<'frame' | 'screen'>).detail;
    if (awake === 'screen') finish();
    const ready = recorded.filter(({ element }) => isAwake(element));
    recorded = recorded.filter(({ element }) => !isAwake(element));
    ready.forEach(performAction);
  });
  listen('error', ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    giveUp();
    sayIncomplete();
  });
}
