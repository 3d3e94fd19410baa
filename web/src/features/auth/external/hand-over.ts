import { readItem, readJsonItem, writeItem, type Where } from '../../../lib/storage.ts';
import { isExternalSignInCode, type ExternalSignInCode } from '@cortado/contract/external-sign-in';

/** What comes back from the provider. */
export type ExternalResult = { idToken: string } | { error: ExternalSignInCode };

const CHANNEL = 'cortado-external-sign-in';
/** In the storage of all tabs, for a moment: where channels are missing it is read every second. */
const KEY = 'cortado-external-sign-in';
const POLL_MS = 1000;
/** In this tab's own storage: when it last began to sign in. */
const BEGUN_KEY = 'cortado-external-begun';
/** How long the provider's page may take. */
const BEGUN_MS = 10 * 60_000;
/** How long a result waits for the page that requested it. */
const RESULT_MS = 60_000;

export interface Return {
  result: ExternalResult;
  mode: 'popup' | 'redirect';
  returnTo: string;
}

/** Reads the fragment the server returned with; anything else belongs to another sign-in. */
export function parseReturn(fragment: string): Return {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const idToken = params.get('id_token');
  const code = params.get('error') ?? '';
  const error = isExternalSignInCode(code) ? code : 'user-mismatch';
  return {
    result: idToken ? { idToken } : { error },
    mode: params.get('mode') === 'popup' ? 'popup' : 'redirect',
    returnTo: params.get('returnTo') ?? '/',
  };
}

/** Remembers that this tab begins to sign in: no other takes what comes back. */
export function rememberBegun(): void {
  writeItem('sessionStorage', BEGUN_KEY, String(Date.now()));
}

const hasBegun = () => Date.now() - Number(readItem('sessionStorage', BEGUN_KEY)) < BEGUN_MS;

interface StoredResult {
  result: ExternalResult;
  at: number;
}

function store(where: Where, result: ExternalResult): void {
  const stored: StoredResult = { result, at: Date.now() };
  writeItem(where, KEY, JSON.stringify(stored));
}

/** The waiting result, once, for the tab that requested it; an outdated one is removed. */
function take(where: Where): ExternalResult | null {
  const stored = readJsonItem(where, KEY) as StoredResult | null;
  if (stored === null) return null;
  const { result, at } = stored;
  const isFresh = Date.now() - at < RESULT_MS;
  if (isFresh && !hasBegun()) return null;
  writeItem(where, KEY, null);
  return isFresh ? result : null;
}

const openChannel = () =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

/** Hands a popup's result to the page that opened it: never by `opener`, which the provider's page cuts. */
export function sendResult(result: ExternalResult): void {
  store('localStorage', result);
  const channel = openChannel();
  channel?.postMessage(null);
  channel?.close();
}

/** Calls back with each result that arrives, however late, until stopped. */
export function onResult(callback: (result: ExternalResult) => void): () => void {
  const look = () => {
    const result = take('localStorage');
    if (result) callback(result);
  };
  const channel = openChannel();
  channel?.addEventListener('message', look);
  window.addEventListener('storage', look);
  const polling = setInterval(look, POLL_MS);
  return () => {
    channel?.close();
    window.removeEventListener('storage', look);
    clearInterval(polling);
  };
}

/** Stores a redirect's result for the next screen in this tab, where this tab requested one. */
export function storeRedirectResult(result: ExternalResult): void {
  if (hasBegun()) store('sessionStorage', result);
}

/** A redirect's result that waits for this screen, once. */
export function takeRedirectResult(): ExternalResult | null {
  return take('sessionStorage');
}
