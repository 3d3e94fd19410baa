import { createApp } from './app.ts';
import type { Database } from './database/open.ts';
import type { PageRenderer } from './pages/renderer.ts';
import { seedDatabase } from './seed/seed-database.ts';
import type { Seed } from './seed/seed-state.ts';
import { createServices, type Services } from './services.ts';
import { parseSettings } from './settings.ts';

export interface TestApp {
  app: Awaited<ReturnType<typeof createApp>>;
  services: Services;
  close(): Promise<void>;
}

/** The whole application on a fresh database: the twin of `main.ts` for tests. */
export async function openTestApp(
  database: Database,
  { seed = 'boston', renderer = null }: { seed?: Seed; renderer?: PageRenderer | null } = {},
): Promise<TestApp> {
  await seedDatabase(database, { seed, now: new Date('2026-01-01T00:00:00Z') });
  const services = await createServices({ settings: parseSettings({}), database, renderer });
  const app = await createApp(services);
  return {
    app,
    services,
    async close() {
      await app.close();
      await services.catalogue.stop();
      await database.close();
    },
  };
}
