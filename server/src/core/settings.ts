import { z } from 'zod';
import { hostUrls } from './host-urls.ts';
import {
  flag,
  hops,
  httpUrl,
  port,
  proxies,
  publicOrigin,
  sender,
  text,
  tiles,
  wholeNumber,
} from './setting-schemas.ts';
import { TRACING_SETTINGS } from './tracing-settings.ts';
import { UserFacingError } from './user-facing-error.ts';

/** What an empty database is filled with. */
const SEEDS = ['boston', 'demo', 'none'] as const;
export type Seed = (typeof SEEDS)[number];

interface Setting {
  meaning: string;
  /** As shown in the documentation. */
  default: string;
  /** What a valid value is, for the error message. */
  expects: string;
  schema: z.ZodType;
}

/** Every setting, once: parsing and documentation come from this table. */
export const SETTINGS = {
  PORT: {
    meaning: 'the port it listens on',
    default: '3000',
    expects: 'a port number',
    schema: port.default(3000),
  },
  HOST: {
    meaning: 'the address it listens on',
    default: '127.0.0.1',
    expects: 'an address or host name',
    schema: text.default('127.0.0.1'),
  },
  APP_URL: {
    meaning: 'public origin: links, cookies, canonical URLs',
    default: 'http://localhost:PORT',
    expects: 'an http(s) address without a path',
    schema: publicOrigin.optional(),
  },
  DATABASE_URL: {
    meaning:
      'PostgreSQL; of several hosts (`postgres://user:password@a:5432,b:5432/name`) the primary is used, whichever it is',
    default: 'unset: the embedded database in DATA_DIR',
    expects: 'a postgres:// address, several hosts separated by commas',
    schema: z
      .string()
      .refine((uri) => hostUrls(uri) !== null)
      .optional(),
  },
  DATABASE_CONNECTIONS: {
    meaning:
      'how many connections to PostgreSQL requests share; more help where it has many cores or is far away',
    default: '5',
    expects: 'a number from 2 to 100',
    schema: wholeNumber(2, 100).optional(),
  },
  DRAIN_SECONDS: {
    meaning:
      'how long a process goes on answering after SIGTERM, with 503 at `/healthz`, so that a load balancer stops sending it requests',
    default: '0',
    expects: 'a number of seconds up to 60',
    schema: wholeNumber(0, 60).default(0),
  },
  DATA_DIR: {
    meaning: 'folder of the embedded database, the saved catalogue and the outbox',
    default: './data',
    expects: 'a folder',
    schema: text.default('./data'),
  },
  BACKUP_DIR: {
    meaning: 'folder of the backups',
    default: '`backups` in DATA_DIR',
    expects: 'a folder',
    schema: text.optional(),
  },
  BACKUP_EVERY_HOURS: {
    meaning: 'how often a backup is made by itself; on several nodes set it on one',
    default: 'unset: only `npm run backup`',
    expects: 'a number of hours from 1 to 999',
    schema: wholeNumber(1, 999).optional(),
  },
  BACKUP_KEEP: {
    meaning: 'how many of the backups in BACKUP_DIR are kept, the newest',
    default: '14',
    expects: 'a number from 1 to 9999',
    schema: wholeNumber(1, 9999).default(14),
  },
  ADMIN_USERNAME: {
    meaning: 'first admin, made on an empty database',
    default: 'admin',
    expects: 'at least 3 characters',
    schema: z.string().min(3).default('admin'),
  },
  ADMIN_PASSWORD: {
    meaning: 'password of the first admin',
    default: 'unset: a random one is printed once',
    expects: '8 to 100 characters',
    schema: z.string().min(8).max(100).optional(),
  },
  SEED: {
    meaning:
      'on an empty database: `boston` the bundled cafes; `demo` also invented members and ratings, which the footer says; `none`',
    default: 'boston',
    expects: 'boston, demo or none',
    schema: z.enum(SEEDS).default('boston'),
  },
  REQUIRE_TWO_STEP: {
    meaning:
      'who must sign in in two steps: `none`, or `admins`, who can’t open any admin page until they have set it up',
    default: 'none',
    expects: 'none or admins',
    schema: z.enum(['none', 'admins']).default('none'),
  },
  METRICS_TOKEN: {
    meaning: 'what a Prometheus server has to send (`Authorization: Bearer …`) to read `/metrics`',
    default: 'unset: there is no `/metrics`',
    expects: 'at least 16 characters',
    schema: z.string().min(16).optional(),
  },
  LOG_REQUESTS: {
    meaning:
      '`true` writes a line of JSON for each request, each attempt of a job and each query of the database that takes half a second, with the id of the request they are for',
    default: 'false',
    expects: 'true or false',
    schema: flag,
  },
  ...TRACING_SETTINGS,
  MAIL_URL: {
    meaning:
      'smtp(s)://…; `smtp:` requires STARTTLS except to this machine, `?requireTLS=false` allows clear text',
    default: 'unset: each mail is a .eml file in DATA_DIR/outbox',
    expects: 'an smtp:// or smtps:// address',
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
  },
  MAIL_FROM: {
    meaning: 'sender of mails',
    default: 'Cortado <no-reply@localhost>',
    expects: 'an email address',
    schema: sender.default('Cortado <no-reply@localhost>'),
  },
  PLACES_PROVIDER: {
    meaning: 'where imports and address completion come from: `bundled`, `osm` or `google`',
    default: 'bundled',
    expects: 'bundled, osm or google',
    schema: z.enum(['bundled', 'osm', 'google']).default('bundled'),
  },
  IMPORT_MAX_MB: {
    meaning:
      'the largest file that the dashboard imports, in MB; it takes some ten times that in memory meanwhile',
    default: '16',
    expects: 'a number from 1 to 400',
    schema: wholeNumber(1, 400).default(16),
  },
  CHECK_AFTER_DAYS: {
    meaning: 'after how many days without a check admins find a cafe under ‘Needs a look’',
    default: '180',
    expects: 'a number of days from 1 to 9999',
    schema: wholeNumber(1, 9999).default(180),
  },
  GOOGLE_PLACES_KEY: {
    meaning: 'key of the Google source',
    default: 'GOOGLE_MAPS_KEY',
    expects: 'a key',
    schema: text.optional(),
  },
  OVERPASS_URL: {
    meaning: 'Overpass server of the osm source',
    default: 'https://overpass-api.de, public and shared',
    expects: 'an http(s) address',
    schema: httpUrl.optional(),
  },
  PHOTON_URL: {
    meaning: 'Photon server of the osm source',
    default: 'https://photon.komoot.io, public and shared',
    expects: 'an http(s) address',
    schema: httpUrl.optional(),
  },
  MAP_STYLE_URL: {
    meaning: 'another MapLibre style',
    default: 'the bundled one',
    expects: 'an http(s) address',
    schema: httpUrl.optional(),
  },
  MAP_TILES: {
    meaning:
      'vector tiles in the Protomaps basemap schema: a `.pmtiles` file, or the address of one that answers ranges; MAP_STYLE_URL goes before it',
    default: 'unset: the bundled map',
    expects: 'a .pmtiles file or an http(s) address',
    schema: tiles.optional(),
  },
  GOOGLE_MAPS_KEY: {
    meaning:
      'Google’s map instead of ours: a key of the Maps JavaScript API, which browsers see, so restrict it to your site; goes before the other maps',
    default: 'unset',
    expects: 'a key',
    schema: text.optional(),
  },
  OIDC_ISSUER: {
    meaning: 'external sign-in by OpenID Connect (Google: `https://accounts.google.com`)',
    default: 'unset: off',
    expects: 'an http(s) address',
    schema: httpUrl.optional(),
  },
  OIDC_CLIENT_ID: {
    meaning: 'client id at the provider',
    default: 'unset',
    expects: 'a client id',
    schema: text.optional(),
  },
  OIDC_CLIENT_SECRET: {
    meaning: 'client secret at the provider',
    default: 'unset',
    expects: 'a secret',
    schema: text.optional(),
  },
  OIDC_LABEL: {
    meaning: 'name of the provider on its button',
    default: 'Google',
    expects: 'a name',
    schema: text.default('Google'),
  },
  DEV_TOOLS: {
    meaning:
      '`true` gives the developer tools: for admins a button and an API call that create test users, and the page `/dev/parts`',
    default: 'false',
    expects: 'true or false',
    schema: flag,
  },
  NODE_ENV: {
    meaning: '`production` switches off DEV_TOOLS, whatever its value',
    default: 'unset',
    expects: 'production, development or test',
    schema: z.enum(['production', 'development', 'test']).optional(),
  },
  TRUST_PROXY: {
    meaning:
      'proxies that are trusted to name the client address: how many are in front, or their addresses separated by commas',
    default: 'none',
    expects: 'a number of proxies, or addresses separated by commas',
    schema: z.union([hops, proxies]).optional(),
  },
} as const satisfies Record<string, Setting>;

type Parsed = { [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]['schema']> };
export type Settings = Omit<Parsed, 'APP_URL'> & {
  APP_URL: string;
  /** The address of the site is not set. */
  isAppUrlUnset: boolean;
};

/** Whether admins may create test users. */
export function hasDevTools({ DEV_TOOLS, NODE_ENV }: Settings): boolean {
  return DEV_TOOLS && NODE_ENV !== 'production';
}

/**
 * Reads the settings from environment variables; an empty one counts as unset.
 * @throws UserFacingError that names the first malformed setting
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = Object.entries(SETTINGS).map(([name, setting]) => {
    const value = environment[name];
    const result = setting.schema.safeParse(value?.trim() ? value : undefined);
    if (!result.success) {
      throw new UserFacingError(`The setting ${name} is malformed: it takes ${setting.expects}.`);
    }
    return [name, result.data];
  });
  const settings = Object.fromEntries(parsed) as Parsed;
  return {
    ...settings,
    APP_URL: settings.APP_URL ?? `http://localhost:${settings.PORT}`,
    isAppUrlUnset: settings.APP_URL === undefined,
  };
}
