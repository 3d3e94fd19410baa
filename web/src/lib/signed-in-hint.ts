/** As long as a session on the server. */
const LIFETIME_S = 30 * 24 * 60 * 60;

/** Set by the server beside the session; also read by first-paint/, so that a member's header does not flash a guest's. */
export const mayBeSignedIn = () => /(?:^|; )(?:__Host-)?signed-in=1(?:;|$)/.test(document.cookie);

/** Writes the cookie as the server would: over https with the prefix that limits it to this host. */
export function writeSignedInHint(isSignedIn: boolean): void {
  const isSecure = location.protocol === 'https:';
  const value = isSignedIn ? `1; Max-Age=${LIFETIME_S}` : '; Max-Age=0';
  document.cookie = `${isSecure ? '__Host-' : ''}signed-in=${value}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
