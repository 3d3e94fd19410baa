/**
 * Where somebody who had to sign in wanted to go: a path of ours, or null.
 * @param search as it stands in the address; decoded it could not be told from what it returns to
 */
export function parseReturnTo(search = window.location.search): string | null {
  const wanted = new URLSearchParams(search).get('returnTo');
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return null;
  const url = new URL(wanted, 'https://cortado.invalid');
  const isInner = url.host === 'cortado.invalid' && !/^\/(auth|api)(\/|$)/.test(url.pathname);
  return isInner ? `${url.pathname}${url.search}` : null;
}

/** The way to sign in, and back. */
export function signInPath(returnTo: string): string {
  return `/auth?returnTo=${encodeURIComponent(returnTo)}`;
}
