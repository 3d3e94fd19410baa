import type { settledSearch } from '@cortado/contract';
import type { z } from 'zod';
import type { MemberFavorites } from '../auth/member-favorites.ts';
import type { ProviderSource } from '../auth/oidc/provider.ts';
import type { SessionCache } from '../auth/sessions/session-cache.ts';
import type { TokenBuckets } from '../auth/throttling/token-buckets.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/types.ts';
import type { Background } from '../core/background.ts';
import type { Logger } from '../core/logger.ts';
import type { Settings } from '../core/settings.ts';
import type { Tracer } from '../core/tracing.ts';
import type { JobRunner } from '../database/jobs/job-runner.ts';
import type { Database } from '../database/open.ts';
import type { Transport } from '../integrations/mail/transport.ts';
import type { Mailer } from '../integrations/mail/mailer.ts';
import type { PlaceSources } from '../integrations/places/sources.ts';
import type { Streets } from '../integrations/streets/streets.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { OpenStreams } from './open-streams.ts';

/** Counts searches, without who has made them. */
export interface SearchCounter {
  add(search: z.output<typeof settledSearch>, snapshot: Snapshot): void;
  /** Writes what was counted to the database. */
  flush(): Promise<void>;
  /** Writes the rest. */
  close(): Promise<void>;
}

/** Everything a handler may need, created once at the start. */
export interface Services {
  settings: Settings;
  /** Identifies this process among the nodes. */
  nodeId: string;
  startedAt: Date;
  /** Aborted when the process is about to end: it answers on, but every answer closes its connection. */
  ending: AbortController;
  logger: Logger;
  /** Null where no traces are asked for. */
  tracer: Tracer | null;
  database: Database;
  catalogue: Catalogue;
  /** All answers that are sent again, until what they depend on changes. */
  answers: AnswerCache;
  /** Limits the answers that are not cached, per client and on this node alone. */
  uncachedReads: TokenBuckets;
  streams: OpenStreams;
  /** Null if only the API is served. */
  renderer: PageRenderer | null;
  /** Whether the database was seeded with invented members and ratings. */
  sampleData: boolean;
  sessionCache: SessionCache;
  favorites: MemberFavorites;
  /** The OpenID provider for external sign-in. */
  provider: ProviderSource;
  /** What delivers mails. */
  transport: Transport;
  mailer: Mailer;
  /** Runs what requests have queued, and what is scheduled. */
  jobs: JobRunner;
  searches: SearchCounter;
  streets: Streets;
  /** The sources of imported cafes and completed addresses. */
  places: PlaceSources;
  /** Work that continues after the response. */
  background: Background;
  now: () => Date;
  random: (bytes: number) => Buffer;
}
