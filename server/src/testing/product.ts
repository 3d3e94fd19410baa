import type { FastifyInstance } from 'fastify';
import { createApp } from '../app/create-app.ts';
import type { Database } from '../database/open.ts';
import { silentLogger, type Logger } from '../core/logger.ts';
import type { PageRenderer } from '../http/page-renderer.ts';
import type { Tracer } from '../core/tracing.ts';
import type { PlacesParts } from '../integrations/places/sources.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import { createServices, stopServices } from '../app/create-services.ts';
import type { Services } from '../http/services.ts';
import { parseSettings, type Seed } from '../core/settings.ts';
import type { Mail } from '../integrations/mail/transport.ts';
import { checkAnswers } from './answers.ts';

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  /** The sent mails, once `services.jobs` is idle. */
  mails: Mail[];
  /** Advances the clock, which otherwise stands still. */
  wait(seconds: number): void;
  close(): Promise<void>;
}

export interface TestAppOptions {
  seed?: Seed;
  renderer?: PageRenderer | null;
  /** The initial time. */
  startsAt?: Date;
  /** Settings as environment variables. */
  environment?: Record<string, string>;
  places?: PlacesParts;
  logger?: Logger;
  tracer?: Tracer | null;
}

/** The whole application on a new database, as `main.ts` starts it. Its answers are checked against the contract. */
export async function openTestApp(
  database: Database,
  {
    seed = 'boston',
    renderer = null,
    startsAt = new Date('2026-06-01T12:00:00Z'),
    environment = {},
    places = {},
    logger = silentLogger,
    tracer = null,
  }: TestAppOptions = {},
): Promise<TestApp> {
  await seedDatabase(database, { seed, now: new Date('2026-01-01T00:00:00Z') });
  const settings = parseSettings(environment);
  const mails: Mail[] = [];
  let time = startsAt.getTime();
  const services = await createServices({
    settings,
    database,
    renderer,
    places,
    logger,
    tracer,
    now: () => new Date(time),
    transport: { deliver: async (mail) => void mails.push(mail), close: () => {} },
  });
  const app = await createApp(services, { extend: checkAnswers });
  return {
    app,
    services,
    mails,
    wait: (seconds) => (time += seconds * 1000),
    async close() {
      await app.close();
      await stopServices(services);
      await database.close();
    },
  };
}
