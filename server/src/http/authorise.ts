import type { Access } from '@cortado/contract';
import { AppError } from '../core/errors.ts';
import type { Member, Viewer } from '../auth/sessions/session-cache.ts';

/** The access levels that need a session. */
export type MembersAccess = Exclude<Access, 'everyone'>;

/**
 * The only place that decides who may call what.
 * @throws AppError UNAUTHENTICATED or FORBIDDEN
 */
export function authorise(access: MembersAccess, viewer: Viewer): Member {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  if (access === 'admin' && viewer.role !== 'admin') throw new AppError('FORBIDDEN');
  return viewer;
}
