import type { Member } from '../../auth/sessions/session-cache.ts';
import type { Services } from '../../http/services.ts';

/** The source of what comes from a file. */
export const FILE_SOURCE = 'file';

/** What an import needs; the command line has no viewer. */
export interface ImportContext {
  services: Pick<Services, 'database' | 'jobs' | 'logger' | 'now' | 'places'>;
  viewer: Pick<Member, 'id'> | null;
}
