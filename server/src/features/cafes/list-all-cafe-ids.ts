import type { AdminCafeFilter } from '@cortado/contract';
import { MAX_STATUS_CHANGES } from '@cortado/contract/limits';
import type { MemberContext } from '../../http/route.ts';
import { findCafeIds } from './find-cafe-ids.ts';

/** The ids of matching cafes, sorted by name: as many as can be given a status at once. */
export async function listAllCafeIds(
  { services }: MemberContext,
  filter: AdminCafeFilter,
): Promise<number[]> {
  const all = { ...filter, sortBy: 'name', limit: MAX_STATUS_CHANGES, offset: 0 } as const;
  return (await findCafeIds(services, all)).ids;
}
