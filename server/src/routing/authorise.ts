import type { Access } from '@cortado/contract';
import { AppError } from '../errors.ts';
import type { Viewer } from '../sessions/viewers.ts';

/**
 * The one place that decides who may call what.
 * @throws AppError UNAUTHENTICATED or FORBIDDEN
 */
export function authorise(access: Access, viewer: Viewer): void {
  if (access === 'everyone') return;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  if (access === 'admin' && viewer.role !== 'admin') throw new AppError('FORBIDDEN');
}
