import { randomBytes } from 'node:crypto';
import { Background } from '../core/background.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { OpenStreams } from '../http/open-streams.ts';
import { AnswerCache } from '../http/answer-cache.ts';
import type { CatalogueStore } from '../catalogue/loading/saved.ts';
import { databaseSource } from '../features/cafes/catalogue-source.ts';
import { SearchCounts } from '../features/insights/search-counts.ts';
import { OutageLog } from '../database/outage-log.ts';
import { jobObserver } from '../database/jobs/observe-job.ts';
import { JobRunner } from '../database/jobs/job-runner.ts';
import type { Database } from '../database/open.ts';
import { ProviderSource } from '../auth/oidc/provider.ts';
import { MemberFavorites } from '../auth/member-favorites.ts';
import { TokenBuckets, UNCACHED_READS } from '../auth/throttling/token-buckets.ts';
import { silentLogger, type Logger } from '../core/logger.ts';
import { type Transport, openTransport } from '../integrations/mail/transport.ts';
import { Mailer } from '../integrations/mail/mailer.ts';
import { PlaceSources, type PlacesParts } from '../integrations/places/sources.ts';
import { Streets } from '../integrations/streets/streets.ts';
import type { PageRenderer } from '../http/page-renderer.ts';
import type { Services } from '../http/services.ts';
import { hasSampleData } from '../seed/seed-database.ts';
import { SessionCache } from '../auth/sessions/session-cache.ts';
import type { Settings } from '../core/settings.ts';
import type { Tracer } from '../core/tracing.ts';
import { handleJobs } from './jobs.ts';

const NODE_ID_BYTES = 9;

export interface ServiceParts {
  settings: Settings;
  database: Database;
  renderer?: PageRenderer | null;
  logger?: Logger;
  tracer?: Tracer | null;
  /** Where the catalogue is saved for the next start. */
  store?: CatalogueStore;
  transport?: Transport;
  places?: PlacesParts;
  now?: () => Date;
  random?: (bytes: number) => Buffer;
}

/** Creates the services around an open, seeded database. */
export async function createServices(parts: ServiceParts): Promise<Services> {
  const { settings, database, renderer = null, logger = silentLogger, tracer = null } = parts;
  const { now = () => database.now(), random = randomBytes } = parts;
  const outageLog = new OutageLog();
  const onError = (error: unknown, details?: object) =>
    logger[outageLog.levelOf(error, 'error')](
      { ...details, err: error },
      'Something failed beside any request.',
    );
  const background = new Background(onError);
  const sessionCache = new SessionCache({ database, background, now });
  const favorites = new MemberFavorites({ database, now });
  const catalogue = await Catalogue.start(databaseSource(database), {
    onError,
    time: now,
    ...(parts.store && { store: parts.store }),
    listen: (onChange) =>
      database.listen((change) => {
        if (change.kind === 'favorites') return favorites.forget(change.id);
        if (change.kind === 'sessions') return sessionCache.forget(change.id);
        // After a lost connection anything may have changed.
        if (change.kind === 'all') for (const cache of [sessionCache, favorites]) cache.expireAll();
        onChange(change);
      }),
  });
  const uncachedReads = new TokenBuckets(UNCACHED_READS, now);
  const streets = new Streets();
  const transport = parts.transport ?? openTransport(settings);
  const services: Services = {
    settings,
    nodeId: random(NODE_ID_BYTES).toString('base64url'),
    startedAt: now(),
    ending: new AbortController(),
    logger,
    tracer,
    database,
    catalogue,
    answers: new AnswerCache(uncachedReads),
    uncachedReads,
    streams: new OpenStreams(),
    renderer,
    sampleData: await hasSampleData(database),
    sessionCache,
    favorites,
    provider: new ProviderSource(settings),
    transport,
    mailer: new Mailer({ now, onRefused: (why) => logger.warn(why) }),
    jobs: new JobRunner({
      database,
      now,
      onError,
      observe: jobObserver(settings.LOG_REQUESTS ? logger : null, tracer),
    }),
    searches: new SearchCounts({
      database,
      now,
      zone: () => catalogue.snapshot.zone,
      onError,
    }),
    streets,
    places: new PlaceSources(settings, streets, parts.places),
    background,
    now,
    random,
  };
  await handleJobs(services);
  return services;
}

/** Stops all services; the database stays open. */
export async function stopServices(services: Services): Promise<void> {
  const { background, jobs, transport, searches, streets, catalogue } = services;
  await background.idle();
  await jobs.close();
  transport.close();
  await searches.close();
  await streets.close();
  await catalogue.stop();
}
