import type { Access } from '@cortado/contract';
import { AppError } from '../core/errors.ts';
import type { Member, Viewer } from '../auth/sessions/session-cache.ts';

/** The access levels that need a session. */
export type MembersAccess = Exclude<Access, 'everyone'>;

/**
 * The only file that decides who may do what: here, who may call an endpoint.
 * @throws AppError UNAUTHENTICATED, TWO_STEP_REQUIRED or FORBIDDEN
 */
export function authorise(access: MembersAccess, viewer: Viewer): Member {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  if (access === 'admin' && viewer.mustSetUpTwoStep) throw new AppError('TWO_STEP_REQUIRED');
  if (access === 'admin' && viewer.role !== 'admin') throw new AppError('FORBIDDEN');
  return viewer;
}

/** Whether a member may change the photos of a cafe: an admin, or its owner. */
export const mayChangePhotos = ({ id, role }: Member, ownerId: number | null): boolean =>
  role === 'admin' || ownerId === id;

/** @throws AppError NOT_YOUR_CAFE */
export function authorisePhotos(viewer: Member, ownerId: number | null): void {
  if (!mayChangePhotos(viewer, ownerId)) throw new AppError('NOT_YOUR_CAFE');
}

/**
 * Decides who may change a cafe as its owner; admins do it elsewhere.
 * @param ownerId null: nobody looks after it
 * @throws AppError NOT_YOUR_CAFE
 */
export function authoriseOwner(viewer: Member, ownerId: number | null): void {
  if (ownerId !== viewer.id) throw new AppError('NOT_YOUR_CAFE');
}
