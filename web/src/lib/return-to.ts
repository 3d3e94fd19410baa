import { isInnerPath } from '@cortado/contract/inner-path';

/**
 * Where somebody who had to sign in wanted to go: a path of ours, or null.
 * @param search as the address has it; decoded it would mix with the parameters of what it returns to
 */
export function parseReturnTo(search = window.location.search): string | null {
  const wanted = new URLSearchParams(search).get('returnTo');
  if (!wanted || !isInnerPath(wanted)) return null;
  const { pathname, search: rest } = new URL(wanted, 'https://cortado.invalid');
  return /^\/(auth|api)(\/|$)/.test(pathname) ? null : `${pathname}${rest}`;
}

/** The way to sign in, and back. */
export function signInPath(returnTo: string): string {
  return `/auth?returnTo=${encodeURIComponent(returnTo)}`;
}
