import { isExternalSignInCode, type ExternalSignInCode } from '@cortado/contract/external-sign-in';

/** What comes back from the provider. */
export type ExternalResult = { idToken: string } | { error: ExternalSignInCode };

const CHANNEL = 'cortado-external-sign-in';
/** In the storage of all tabs, for a moment: where channels are missing it is looked at every second. */
const KEY = 'cortado-external-sign-in';
const POLL_MS = 1000;

export interface Return {
  result: ExternalResult;
  mode: 'popup' | 'redirect';
  returnTo: string;
}

/** Reads the fragment the server returned with; anything else is another sign-in's. */
export function parseReturn(fragment: string): Return {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const idToken = params.get('id_token');
  const error = params.get('error') ?? '';
  return {
    result: idToken
      ? { idToken }
      : { error: isExternalSignInCode(error) ? error : 'user-mismatch' },
    mode: params.get('mode') === 'popup' ? 'popup' : 'redirect',
    returnTo: params.get('returnTo') ?? '/',
  };
}

function take(storage: Storage): ExternalResult | null {
  const text = storage.getItem(KEY);
  if (text === null) return null;
  storage.removeItem(KEY);
  return JSON.parse(text) as ExternalResult;
}

/** Hands a popup's result to the page that opened it: never by `opener`, which the provider's page cuts. */
export function sendResult(result: ExternalResult): void {
  localStorage.setItem(KEY, JSON.stringify(result));
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back with each result that arrives, however late, until stopped. */
export function onResult(callback: (result: ExternalResult) => void): () => void {
  const look = () => {
    const result = take(localStorage);
    if (result) callback(result);
  };
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', look);
  window.addEventListener('storage', look);
  const polling = setInterval(look, POLL_MS);
  return () => {
    channel.close();
    window.removeEventListener('storage', look);
    clearInterval(polling);
  };
}

/** Keeps a redirect's result for the screen that comes next in this tab. */
export function keepRedirectResult(result: ExternalResult): void {
  sessionStorage.setItem(KEY, JSON.stringify(result));
}

/** A redirect's result that waits for this screen, once. */
export function takeRedirectResult(): ExternalResult | null {
  return take(sessionStorage);
}
