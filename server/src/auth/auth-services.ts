import type { Settings } from '../core/settings.ts';
import type { Database } from '../database/open.ts';

/** What authentication needs of the services; each function takes its part of it. */
export interface AuthServices {
  settings: Settings;
  database: Database;
  now: () => Date;
  random: (bytes: number) => Buffer;
}
