import type { MemberFavorites } from '../auth/member-favorites.ts';
import type { ProviderSource } from '../auth/oidc/provider.ts';
import type { Viewers } from '../auth/sessions/viewers.ts';
import type { TokenBuckets } from '../auth/throttling/token-buckets.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Background } from '../core/background.ts';
import type { Logger } from '../core/logger.ts';
import type { Settings } from '../core/settings.ts';
import type { Database } from '../database/open.ts';
import type { Mailer } from '../integrations/mail/mailer.ts';
import type { PlaceSources } from '../integrations/places/sources.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { ResponseCache } from './response-cache.ts';

/** Everything a verb may need, made once at the start. */
export interface Services {
  settings: Settings;
  logger: Logger;
  database: Database;
  catalogue: Catalogue;
  /** Ready answers of each snapshot. */
  responses: ResponseCache;
  /** Counts what had to be searched or rendered, by client and on this node alone. */
  uncachedReads: TokenBuckets;
  /** Null where only the API is served. */
  renderer: PageRenderer | null;
  /** Whether this directory was filled with invented members and ratings. */
  sampleData: boolean;
  viewers: Viewers;
  favorites: MemberFavorites;
  /** Where members may sign in beside here. */
  provider: ProviderSource;
  mailer: Mailer;
  /** Where cafes and places come in from elsewhere. */
  places: PlaceSources;
  /** Work that goes on after the answer. */
  background: Background;
  now: () => Date;
  random: (bytes: number) => Buffer;
}
