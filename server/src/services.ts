import { Catalogue } from './catalogue/keeper.ts';
import { ResponseCache } from './catalogue/responses.ts';
import { databaseSource } from './catalogue/source.ts';
import type { Database } from './database/open.ts';
import type { PageRenderer } from './pages/renderer.ts';
import { hasSampleData } from './seed/seed-state.ts';
import type { Settings } from './settings.ts';

/** Everything a verb may need, made once at the start. */
export interface Services {
  settings: Settings;
  database: Database;
  catalogue: Catalogue;
  /** Ready answers of the present snapshot. */
  responses: ResponseCache;
  /** Null where only the API is served. */
  renderer: PageRenderer | null;
  /** Whether this directory was filled with invented members and ratings. */
  sampleData: boolean;
}

export interface ServiceParts {
  settings: Settings;
  database: Database;
  renderer?: PageRenderer | null;
  /** Hears what goes wrong beside any request. */
  onError?: (error: unknown) => void;
}

/** Puts the parts together around an open, filled database. */
export async function createServices(parts: ServiceParts): Promise<Services> {
  const { settings, database, renderer = null, onError = () => {} } = parts;
  const catalogue = await Catalogue.start(databaseSource(database), {
    listen: (onChange) => database.listen(onChange),
    onError,
  });
  const responses = new ResponseCache();
  catalogue.onSwap(() => responses.clear());
  const sampleData = await hasSampleData(database);
  return { settings, database, catalogue, responses, renderer, sampleData };
}
