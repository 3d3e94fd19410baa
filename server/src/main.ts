import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { administer } from './app/admin-command.ts';
import { backUp } from './app/backup-command.ts';
import { scheduleJobs } from './app/jobs.ts';
import { takeCommands } from './app/running-server.ts';
import { prepareFirstAdmin } from './app/create-first-admin.ts';
import { createApp, type AppOptions } from './app/create-app.ts';
import { openDatabase, type Database } from './database/open.ts';
import { logSlowQueries, traceQueries } from './database/observe-queries.ts';
import { openTracing } from './app/open-tracing.ts';
import { endOnSignals } from './app/end-on-signals.ts';
import { createLogger } from './core/logger.ts';
import { CatalogueFile } from './features/cafes/catalogue-file.ts';
import { loadBuiltRenderer } from './features/pages/built-renderer.ts';
import type { PageRenderer } from './http/page-renderer.ts';
import { seedDatabase } from './seed/seed-database.ts';
import { failureText, UserFacingError } from './core/user-facing-error.ts';
import { createServices, stopServices } from './app/create-services.ts';
import { parseSettings, type Settings } from './core/settings.ts';
import { unknownSettings } from './core/unknown-settings.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** Explains failures to listen that the operator can fix, by error code. */
const LISTEN_FAILURES: Readonly<Record<string, (settings: Settings) => string>> = {
  EADDRINUSE: ({ PORT }) => `Port ${PORT} is in use: set PORT to another one.`,
  EACCES: ({ PORT }) => `Port ${PORT} may not be listened on: set PORT to another one.`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine.',
  ENOTFOUND: () => 'HOST is not an address of this machine.',
};

/** @throws UserFacingError that says what to change, for what the operator can fix */
function explainListening(settings: Settings) {
  return (error: NodeJS.ErrnoException): never => {
    const sentence = LISTEN_FAILURES[error.code ?? '']?.(settings);
    throw sentence === undefined ? error : new UserFacingError(sentence);
  };
}

/**
 * Finds out whether it can listen, before the database is filled: the first admin's password is printed once, and would be lost.
 * @throws UserFacingError if it cannot
 */
async function requirePort(settings: Settings): Promise<void> {
  const probe = createServer();
  const isFree = once(probe, 'listening');
  probe.listen({ port: settings.PORT, host: settings.HOST });
  await isFree.catch(explainListening(settings));
  await new Promise((closed) => probe.close(closed));
}

async function fill(database: Database, settings: Settings): Promise<void> {
  const admin = await prepareFirstAdmin(settings.ADMIN_USERNAME, settings.ADMIN_PASSWORD);
  const filled = await seedDatabase(database, {
    seed: settings.SEED,
    now: new Date(),
    log: say,
    also: (tx) => admin.insert(tx),
  });
  if (filled && admin.generatedPassword !== null) {
    say(
      `The first admin is ${admin.username} with the password ${admin.generatedPassword} (shown once)`,
    );
  }
}

interface Web {
  renderer: PageRenderer;
  options: AppOptions;
  close(): Promise<void>;
}

async function openWeb(): Promise<Web> {
  if (process.argv.includes('--dev')) {
    const { openDevelopment } = await import('./features/pages/development.ts');
    return openDevelopment();
  }
  return { renderer: await loadBuiltRenderer(), options: {}, close: async () => {} };
}

const WILDCARDS = new Set(['0.0.0.0', '::']);

/** A sentence with the address where it can be opened. */
function listening({ HOST }: Settings, port: number): string {
  if (WILDCARDS.has(HOST)) {
    return `Listening at http://localhost:${port} (and at every address of this machine)`;
  }
  const host = ['127.0.0.1', '::1'].includes(HOST) ? 'localhost' : HOST;
  return `Listening at http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function start(): Promise<void> {
  // All files it creates are readable by their owner only.
  process.umask(0o077);
  const settings = parseSettings(process.env);
  for (const warning of unknownSettings(process.env)) say(warning);
  // On a machine with much memory V8 would let the heap grow to several times of what is in use. The embedded database shares the
  // process; with a server there is room, and fewer collections let reads wait less.
  setFlagsFromString(`--heap-growing-percent=${settings.DATABASE_URL ? 100 : 25}`);
  const logger = createLogger();
  const tracer = await openTracing(settings, logger);
  // It takes some seconds, in which a silent start would look frozen.
  if (!settings.DATABASE_URL && !existsSync(join(settings.DATA_DIR, 'database'))) {
    say(`Making the database in ${settings.DATA_DIR}`);
  }
  const database = await openDatabase(
    {
      databaseUrl: settings.DATABASE_URL,
      maxConnections: settings.DATABASE_CONNECTIONS,
      dataDir: settings.DATA_DIR,
    },
    {
      say,
      logger,
      onFatal: fail,
      onQuery: [
        ...(settings.LOG_REQUESTS ? [logSlowQueries(logger)] : []),
        ...(tracer ? [traceQueries] : []),
      ],
    },
  );
  await requirePort(settings);
  // After the database, whose making takes the most memory of a start; before the first admin's password is shown once.
  const web = await openWeb();
  await fill(database, settings);
  const services = await createServices({
    settings,
    database,
    renderer: web.renderer,
    logger,
    tracer,
    store: new CatalogueFile(join(settings.DATA_DIR, 'catalogue'), (why) => logger.info(why)),
  });
  await scheduleJobs(services);
  const stopCommands = await takeCommands(database, {
    admin: (words) => administer(database, words),
    backup: async ([path]) => (await backUp(database, settings, new Date(), path)).message,
  });
  const app = await createApp(services, web.options);
  endOnSignals(app, services, async () => {
    await stopCommands();
    await web.close();
    await app.close();
    await stopServices(services);
    await Promise.all([database.close(), tracer?.close()]);
  });
  await app.listen({ port: settings.PORT, host: settings.HOST }).catch(explainListening(settings));
  const { port } = app.server.address() as { port: number };
  say(listening(settings, port));
  services.streets.open();
  if (WILDCARDS.has(settings.HOST) && settings.isAppUrlUnset)
    say(`APP_URL is not set, so links in mails lead to ${settings.APP_URL}`);
}

await start().catch((error: unknown) => fail(failureText(error)));
