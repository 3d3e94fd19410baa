import type { Services } from './services.ts';
import { cookieName } from '../auth/sessions/session-cookie.ts';

/** The cache variant for a request's cookies: members with the same favorites share one. Null if it is not known. */
export type AudienceOf = (cookies: string) => string | null;

/** Finds a member's audience in the caches alone, without waiting for the database. */
export function audienceFinder({
  settings,
  sessionCache,
  favorites,
}: Pick<Services, 'settings' | 'sessionCache' | 'favorites'>): AudienceOf {
  const session = new RegExp(`(?:^|;\\s*)${cookieName(settings, 'sid')}=([\\w-]{43})(?:;|$)`);
  return (cookies) => {
    const token = session.exec(cookies)?.[1];
    const viewer = token === undefined ? null : sessionCache.peek(token);
    return viewer && favorites.peek(viewer.id);
  };
}
