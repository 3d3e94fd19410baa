import { authTabPath, parseAuthTab, parseResetLink } from '../features/auth/auth-tabs.ts';
import { readState, writeState } from '../lib/search-params.ts';
import { AUTH_PATHS, CAFE_PATH, MEMBER_PATHS } from './paths.ts';
import { STATIC_PATHS } from '@cortado/contract/page';

/** No page has this address, so it gets the page that says so. */
const MISSING = '/missing';

/** What is rendered of a reset link does not depend on its token or code. */
function authAddress(search: string): string {
  const link = parseResetLink(search);
  if (link === null) return authTabPath(parseAuthTab(search), search);
  if (link === 'cookie') return '/auth?tab=resetPassword&reset=true';
  return link === 'broken' ? '/auth?mode=resetPassword&oobCode=1' : '/auth?token=1';
}

function resetAddress(path: string, search: string): string {
  const token = new URLSearchParams(search).get('token') ? '?token=1' : '';
  if (path === '/password-reset') return path + token;
  return /^\/password-reset\/[^/]+$/.test(path) ? `/password-reset/1${token}` : '/reset-password';
}

/**
 * The one address that all spellings of a page share, which therefore is rendered once: its path and, of
 * the query, only what the screen reads.
 * @param url path and query
 * @param areas the directory's areas, the default one first
 */
export function pageAddress(url: string, areas: readonly string[]): string {
  const [spelt = '/', search = ''] = url.split(/\?(.*)/s, 2);
  const path = spelt.replace(/(.)\/$/, '$1');
  if (path === '/') return `/${writeState(readState(search, areas), areas)}`;
  if (CAFE_PATH.test(path)) {
    const tab = new URLSearchParams(search).get('tab');
    return tab ? `${path}?${new URLSearchParams({ tab })}` : path;
  }
  if (path === '/auth') return authAddress(search);
  if (/^\/(reset-password|password-reset)(\/|$)/.test(path)) return resetAddress(path, search);
  const isPage =
    path === '/about' ||
    path === '/suggest' ||
    STATIC_PATHS.some((one) => one === path) ||
    AUTH_PATHS.test(path) ||
    MEMBER_PATHS.test(path);
  return isPage ? path : MISSING;
}
