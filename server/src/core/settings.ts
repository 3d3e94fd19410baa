import type { z } from 'zod';
import {
  firstPassword,
  flag,
  httpUrl,
  longText,
  oneOf,
  optional,
  port,
  postgresUrl,
  protocol,
  proxies,
  publicOrigin,
  sender,
  smtpUrl,
  text,
  tiles,
  wholeNumber,
  withDefault,
  type Setting,
} from './setting-kinds.ts';
import { UserFacingError } from './user-facing-error.ts';

/** What an empty database is filled with. */
const SEEDS = ['boston', 'demo', 'none'] as const;
export type Seed = (typeof SEEDS)[number];

/** Every setting, once: parsing and documentation come from this table. */
export const SETTINGS = {
  PORT: withDefault('the port it listens on', port, 3000),
  HOST: withDefault('the address it listens on', text('an address or host name'), '127.0.0.1'),
  APP_URL: optional(
    'public origin: links, cookies, canonical URLs',
    publicOrigin,
    'http://localhost:PORT',
  ),
  DATABASE_URL: optional(
    'PostgreSQL; of several hosts (`postgres://user:password@a:5432,b:5432/name`) the primary is used, whichever it is',
    postgresUrl,
    'unset: the embedded database in DATA_DIR',
  ),
  DATABASE_CONNECTIONS: optional(
    'how many connections to PostgreSQL requests share; more help where it has many cores or is far away',
    wholeNumber(2, 100),
    '5',
  ),
  DRAIN_SECONDS: withDefault(
    'how long a process goes on answering after SIGTERM, with 503 at `/healthz`, so that a load balancer stops sending it requests',
    wholeNumber(0, 60, 'a number of seconds up to 60'),
    0,
  ),
  DATA_DIR: withDefault(
    'folder of the embedded database, the saved catalogue and the outbox',
    text('a folder'),
    './data',
  ),
  BACKUP_DIR: optional('folder of the backups', text('a folder'), '`backups` in DATA_DIR'),
  BACKUP_EVERY_HOURS: optional(
    'how often a backup is made by itself; on several nodes set it on one',
    wholeNumber(1, 999, 'a number of hours from 1 to 999'),
    'unset: only `npm run backup`',
  ),
  BACKUP_KEEP: withDefault(
    'how many of the backups in BACKUP_DIR are kept, the newest',
    wholeNumber(1, 9999),
    14,
  ),
  ADMIN_USERNAME: withDefault('first admin, made on an empty database', longText(3), 'admin'),
  ADMIN_PASSWORD: optional(
    'password of the first admin',
    firstPassword,
    'unset: a random one is printed once',
  ),
  SEED: withDefault(
    'on an empty database: `boston` the bundled cafes; `demo` also invented members and ratings, which the footer says; `none`',
    oneOf(SEEDS),
    'boston',
  ),
  REQUIRE_TWO_STEP: withDefault(
    'who must sign in in two steps: `none`, or `admins`, who can’t open any admin page until they have set it up',
    oneOf(['none', 'admins']),
    'none',
  ),
  METRICS_TOKEN: optional(
    'what a Prometheus server has to send (`Authorization: Bearer …`) to read `/metrics`',
    longText(16),
    'unset: there is no `/metrics`',
  ),
  LOG_REQUESTS: withDefault(
    '`true` writes a line of JSON for each request, each attempt of a job and each query of the database that takes half a second, with the id of the request they are for',
    flag,
    false,
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    'an OpenTelemetry collector that traces are sent to, by OTLP over HTTP: of each request, its queries and its jobs',
    httpUrl,
    'unset: no traces',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(
    'the same as a whole address, which is taken as it stands',
    httpUrl,
    '`/v1/traces` at OTEL_EXPORTER_OTLP_ENDPOINT',
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: withDefault(
    'how traces are written: `http/protobuf` or `http/json`',
    protocol,
    'http/protobuf',
  ),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: optional(
    'the same for traces alone, before OTEL_EXPORTER_OTLP_PROTOCOL',
    protocol,
    'OTEL_EXPORTER_OTLP_PROTOCOL',
  ),
  OTEL_SERVICE_NAME: optional('what traces call this program', text('a name'), 'cortado'),
  OTEL_TRACES_EXPORTER: withDefault(
    '`none` sends no traces, whatever else is set',
    oneOf(['otlp', 'none']),
    'otlp',
  ),
  OTEL_SDK_DISABLED: withDefault('`true` does the same', flag, false),
  MAIL_URL: optional(
    'smtp(s)://…; `smtp:` requires STARTTLS except to this machine, `?requireTLS=false` allows clear text',
    smtpUrl,
    'unset: each mail is a .eml file in DATA_DIR/outbox',
  ),
  MAIL_FROM: withDefault('sender of mails', sender, 'Cortado <no-reply@localhost>'),
  PLACES_PROVIDER: withDefault(
    'where imports and address completion come from: `bundled`, `osm` or `google`',
    oneOf(['bundled', 'osm', 'google']),
    'bundled',
  ),
  IMPORT_MAX_MB: withDefault(
    'the largest file that the dashboard imports, in MB; it takes some ten times that in memory meanwhile',
    wholeNumber(1, 400),
    16,
  ),
  CHECK_AFTER_DAYS: withDefault(
    'after how many days without a check admins find a cafe under ‘Needs a look’',
    wholeNumber(1, 9999, 'a number of days from 1 to 9999'),
    180,
  ),
  GOOGLE_PLACES_KEY: optional('key of the Google source', text('a key'), 'GOOGLE_MAPS_KEY'),
  OVERPASS_URL: optional(
    'Overpass server of the osm source',
    httpUrl,
    'https://overpass-api.de, public and shared',
  ),
  PHOTON_URL: optional(
    'Photon server of the osm source',
    httpUrl,
    'https://photon.komoot.io, public and shared',
  ),
  MAP_STYLE_URL: optional('another MapLibre style', httpUrl, 'the bundled one'),
  MAP_TILES: optional(
    'vector tiles in the Protomaps basemap schema: a `.pmtiles` file, or the address of one that answers ranges; MAP_STYLE_URL goes before it',
    tiles,
    'unset: the bundled map',
  ),
  GOOGLE_MAPS_KEY: optional(
    'Google’s map instead of ours: a key of the Maps JavaScript API, which browsers see, so restrict it to your site; goes before the other maps',
    text('a key'),
    'unset',
  ),
  OIDC_ISSUER: optional(
    'external sign-in by OpenID Connect (Google: `https://accounts.google.com`)',
    httpUrl,
    'unset: off',
  ),
  OIDC_CLIENT_ID: optional('client id at the provider', text('a client id'), 'unset'),
  OIDC_CLIENT_SECRET: optional('client secret at the provider', text('a secret'), 'unset'),
  OIDC_LABEL: withDefault('name of the provider on its button', text('a name'), 'Google'),
  DEV_TOOLS: withDefault(
    '`true` gives the developer tools: for admins a button and an API call that create test users, and the page `/dev/parts`',
    flag,
    false,
  ),
  NODE_ENV: optional(
    '`production` switches off DEV_TOOLS, whatever its value',
    oneOf(['production', 'development', 'test']),
    'unset',
  ),
  TRUST_PROXY: optional(
    'proxies that are trusted to name the client address: how many are in front, or their addresses separated by commas',
    proxies,
    'none',
  ),
} satisfies Record<string, Setting>;

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
