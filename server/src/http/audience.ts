import type { Services } from './services.ts';
import { cookieName } from '../auth/sessions/session-cookie.ts';

/** Whom an answer is for: everybody with the same favorites gets the same one. Null: the application must see. */
export type AudienceOf = (cookies: string) => string | null;

/** Finds a member's audience in what is remembered, without waiting for anything. */
export function audienceFinder({
  settings,
  viewers,
  favorites,
}: Pick<Services, 'settings' | 'viewers' | 'favorites'>): AudienceOf {
  const session = new RegExp(`(?:^|;\\s*)${cookieName(settings, 'sid')}=([\\w-]{43})(?:;|$)`);
  return (cookies) => {
    const token = session.exec(cookies)?.[1];
    const viewer = token === undefined ? null : viewers.peek(token);
    return viewer && favorites.peek(viewer.id);
  };
}
