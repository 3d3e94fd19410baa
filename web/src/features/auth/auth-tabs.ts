import { addressOf, choiceParam, readParams, textParam, writeParams } from '../../lib/address.ts';

export const AUTH_TABS = [
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'secondStep',
] as const;
export type AuthTab = (typeof AUTH_TABS)[number];

/** What a reset link brought: its token, the cookie instead, or something that cannot work. */
export type ResetLink = { token: string } | 'cookie' | 'broken' | null;

const ADDRESS = { tab: choiceParam('tab', AUTH_TABS, 'login'), returnTo: textParam('returnTo') };
const RESET_LINK = {
  token: textParam('token'),
  mode: textParam('mode'),
  code: { name: 'oobCode', read: (text: string | null) => text, write: String },
  reset: textParam('reset'),
};

export function parseResetLink(search: string): ResetLink {
  const { token, mode, code, reset } = readParams(RESET_LINK, search);
  if (token) return { token };
  if (mode === 'resetPassword' && code !== null) return 'broken';
  return readParams(ADDRESS, search).tab === 'resetPassword' && reset === 'true' ? 'cookie' : null;
}

/** The open tab: a reset link opens its own, an unknown name the first. */
export function parseAuthTab(search: string): AuthTab {
  return parseResetLink(search) ? 'resetPassword' : readParams(ADDRESS, search).tab;
}

/** The address of a tab, with where to return to. */
export function authTabPath(tab: AuthTab, search: string): string {
  return addressOf('/auth', writeParams(ADDRESS, { ...readParams(ADDRESS, search), tab }));
}
