import { prepareFirstAdmin } from './accounts/create-first-admin.ts';
import { createApp, type AppOptions } from './app.ts';
import { openDatabase, type Database } from './database/open.ts';
import { loadBuiltRenderer } from './pages/built-renderer.ts';
import type { PageRenderer } from './pages/renderer.ts';
import { seedDatabase } from './seed/seed-database.ts';
import { SentenceError } from './sentence-error.ts';
import { createServices } from './services.ts';
import { parseSettings, type Settings } from './settings.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** The failures a person can mend get a sentence; anything else keeps its stack for us. */
function tell(error: unknown): never {
  if (error instanceof SentenceError) fail(error.message);
  const { code, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') fail('The port is in use: set PORT to another one.');
  if (code === 'EACCES') fail('This port may not be listened on: set PORT to another one.');
  return fail(stack ?? String(error));
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

/** Ends at once and cleanly on the first signal, and at once on the second. */
function endOnSignals(close: () => Promise<void>): void {
  let ending = false;
  const end = async () => {
    if (ending) process.exit(1);
    ending = true;
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
}

interface Front {
  renderer: PageRenderer;
  options: AppOptions;
  close(): Promise<void>;
}

async function openFront(): Promise<Front> {
  if (process.argv.includes('--dev')) {
    const { openDevelopment } = await import('./pages/development.ts');
    return openDevelopment();
  }
  return { renderer: await loadBuiltRenderer(), options: {}, close: async () => {} };
}

async function start(): Promise<void> {
  const settings = parseSettings(process.env);
  const front = await openFront();
  const database = await openDatabase(
    { databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR },
    { log: say, onFatal: fail },
  );
  await fill(database, settings);
  const services = await createServices({ settings, database, renderer: front.renderer });
  const app = await createApp(services, { ...front.options, logger: true });
  endOnSignals(async () => {
    await front.close();
    await app.close();
    await services.catalogue.stop();
    await database.close();
  });
  await app.listen({ port: settings.PORT, host: settings.HOST });
  const { port } = app.server.address() as { port: number };
  const shown =
    settings.HOST === '127.0.0.1' || settings.HOST === '0.0.0.0' ? 'localhost' : settings.HOST;
  say(`Listening at http://${shown}:${port}`);
}

await start().catch(tell);
