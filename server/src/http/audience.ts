import type { Services } from './services.ts';
import { otherNodeFinder } from './read-your-writes.ts';
import { cookieName } from '../auth/cookies.ts';
import { SESSION } from '../auth/sessions/session-cookie.ts';

/** The cache variant for a request's cookies: members with the same favorites share one. Null if it is not known. */
export type AudienceOf = (cookies: string) => string | null;

/** Finds a member's audience in the caches alone, without waiting for the database. */
export function audienceFinder(
  services: Pick<Services, 'settings' | 'nodeId' | 'sessionCache' | 'favorites'>,
): AudienceOf {
  const { settings, sessionCache, favorites } = services;
  const isOfOtherNode = otherNodeFinder(services);
  const session = new RegExp(`(?:^|;\\s*)${cookieName(settings, SESSION)}=([\\w-]{43})(?:;|$)`);
  return (cookies) => {
    if (isOfOtherNode(cookies)) return null;
    const token = session.exec(cookies)?.[1];
    const viewer = token === undefined ? null : sessionCache.peek(token);
    return viewer && favorites.peek(viewer.id);
  };
}
