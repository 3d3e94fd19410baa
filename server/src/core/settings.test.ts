import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsPage } from '../app/generated-pages.ts';
import { repoRoot } from './repo-root.ts';
import { parseSettings, SETTINGS } from './settings.ts';
import { unknownSettings } from './unknown-settings.ts';

describe('settings', () => {
  it('have the documented defaults', () => {
    expect(parseSettings({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      APP_URL: 'http://localhost:3000',
      DATABASE_URL: undefined,
      DATA_DIR: './data',
      ADMIN_USERNAME: 'admin',
      SEED: 'boston',
      PLACES_PROVIDER: 'bundled',
      TRUST_PROXY: undefined,
    });
  });

  it('treat an empty text as unset, and keep the spaces of a password', () => {
    expect(parseSettings({ SEED: ' ', PORT: '' })).toMatchObject({ SEED: 'boston', PORT: 3000 });
    expect(parseSettings({ ADMIN_PASSWORD: ' long enough ' }).ADMIN_PASSWORD).toBe(' long enough ');
  });

  it('follow the port with the public origin, which has no path', () => {
    expect(parseSettings({ PORT: '8080' }).APP_URL).toBe('http://localhost:8080');
    expect(parseSettings({ APP_URL: 'https://Cortado.example/' }).APP_URL).toBe(
      'https://cortado.example',
    );
  });

  it.each([
    ['1', 1],
    ['127.0.0.1', ['127.0.0.1']],
    ['loopback, 10.0.0.0/8,fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
  ])('know the proxies %s', (text, value) =>
    expect(parseSettings({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(value),
  );

  it.each([
    ['PORT', '65536'],
    ['PORT', '3e3'],
    ['APP_URL', 'localhost:3000'],
    ['APP_URL', 'https://cortado.example/path'],
    ['APP_URL', 'https://cortado.example/?a'],
    ['APP_URL', 'https://user@cortado.example'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgres://a:5432,/x'],
    ['DRAIN_SECONDS', '61'],
    ['DATABASE_CONNECTIONS', '101'],
    ['BACKUP_KEEP', '0'],
    ['ADMIN_USERNAME', 'ab'],
    ['ADMIN_PASSWORD', 'short'],
    ['SEED', 'Boston'],
    ['MAIL_URL', 'http://localhost'],
    ['MAIL_FROM', 'nobody'],
    ['METRICS_TOKEN', 'short'],
    ['PLACES_PROVIDER', 'bing'],
    ['OVERPASS_URL', 'ftp://overpass.example'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'grpc'],
    ['MAP_STYLE_URL', 'javascript:alert(1)'],
    ['MAP_TILES', 'javascript:alert(1)'],
    ['MAP_TILES', 'ftp://tiles.example/planet.pmtiles'],
    ['MAP_TILES', './boston.mbtiles'],
    ['OIDC_ISSUER', 'accounts.google.com'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '1.2.3.4,'],
    ['TRUST_PROXY', '300'],
  ])('refuse %s=%s with a sentence that names it and does not repeat the value', (name, value) => {
    const parse = () => parseSettings({ [name]: value });
    expect(parse).toThrow(new RegExp(`^The setting ${name} is malformed: it takes .+\\.$`));
    expect(parse).not.toThrow(value);
  });

  it('are all documented', () => {
    const page = settingsPage();
    expect(readFileSync(join(repoRoot, 'docs/generated/settings.md'), 'utf8')).toBe(page);
    for (const name of Object.keys(SETTINGS)) expect(page).toContain(`| \`${name}\` |`);
  });

  it.each([
    ['BACKUP_EVERY_HOUR', 'BACKUP_EVERY_HOURS'],
    ['MAILURL', 'MAIL_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['DATADIR', 'DATA_DIR'],
    ['APPURL', 'APP_URL'],
  ])('say that %s is unknown, and %s meant', (name, meant) =>
    expect(unknownSettings({ [name]: 'x' })).toEqual([
      `The setting ${name} is unknown and has no effect. Did you mean ${meant}?`,
    ]),
  );

  it('say that a name of one of their subjects is unknown', () =>
    expect(unknownSettings({ BACKUP_PATH: '/x' })).toEqual([
      'The setting BACKUP_PATH is unknown and has no effect.',
    ]));

  it('leave alone what a machine has besides', () => {
    const others = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'POSTGRES_PASSWORD',
      'MAIL',
      'LANG',
      'npm_config_x',
    ];
    const environment = Object.fromEntries(
      [...others, ...Object.keys(SETTINGS)].map((name) => [name, 'x']),
    );
    expect(unknownSettings(environment)).toEqual([]);
  });
});
