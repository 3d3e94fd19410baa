import type { FastifyRequest } from 'fastify';
import type { Services } from './services.ts';
import { mustSetUpTwoStep } from '../auth/two-step/two-step-of.ts';
import type { Member, Viewer } from '../auth/sessions/session-cache.ts';
import { otherNodeFinder } from './read-your-writes.ts';
import { cookieName, readSessionToken, SESSION } from '../auth/cookies.ts';
import type { Context } from './context.ts';
import { NO_FAVORITES, type FavoriteSet } from '../auth/member-favorites.ts';

/** Treats admins as other members until they have set up the second step that the settings require. */
function asMemberUntilTwoStep<V extends Viewer | undefined>(
  { settings }: Services,
  viewer: V,
): V | Member {
  return viewer && mustSetUpTwoStep(viewer, settings)
    ? { ...viewer, role: 'user', mustSetUpTwoStep: true }
    : viewer;
}

/** Resolves the viewer of a request. */
export async function resolveViewer(services: Services, request: FastifyRequest): Promise<Viewer> {
  const token = readSessionToken(services.settings, request);
  return token === null
    ? null
    : asMemberUntilTwoStep(services, await services.sessionCache.resolve(token));
}

/** Like `resolveViewer`, for reads that work during an outage: the last known viewer then, undefined if there is none. */
export async function resolveReader(
  services: Services,
  request: FastifyRequest,
): Promise<Viewer | undefined> {
  const token = readSessionToken(services.settings, request);
  if (token === null) return null;
  return asMemberUntilTwoStep(services, await services.sessionCache.resolveForRead(token));
}

/**
 * The viewer's favorites; a guest has none. While the database is unavailable, a member's last known ones, or
 * undefined if there are none.
 */
export async function favoritesOf({ services, viewer }: Context): Promise<FavoriteSet | undefined> {
  return viewer ? services.favorites.forRead(viewer.id) : NO_FAVORITES;
}

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
