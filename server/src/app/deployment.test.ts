import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_PHOTO_BYTES } from '@cortado/contract/limits';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { baseImages, commandOf, finalStage } from '../../../testing/dockerfile.ts';
import { repoRoot } from '../core/repo-root.ts';
import { parseSettings, SETTINGS } from '../core/settings.ts';

const text = (path: string) => readFileSync(join(repoRoot, path), 'utf8');
const has = (program: string) => spawnSync(program, ['--version']).status === 0;

interface Service {
  image?: string;
  environment: Record<string, string>;
  volumes: string[];
  read_only?: boolean;
  cap_drop?: string[];
}
const compose = parse(text('deploy/compose.yaml')) as {
  services: Record<'app' | 'database' | 'caddy', Service>;
  volumes: Record<string, unknown>;
};

/** Fills in variables as compose does. */
const filledIn = (value: string, variables: Record<string, string>) =>
  value.replaceAll(/\$\{(\w+)(:\?[^}]*)?\}/g, (_all, name: string) => variables[name]!);

describe('the Dockerfile', () => {
  const final = finalStage();
  const wordsOf = (keyword: string) =>
    final
      .filter((one) => one.getKeyword() === keyword)
      .flatMap((one) => one.getArguments().map((word) => word.getValue()));
  const environment = Object.fromEntries(
    wordsOf('ENV').map((pair) => pair.split('=') as [string, string]),
  );

  it('builds and runs on the Node line that is recommended', () => {
    const line = text('.nvmrc').trim();
    expect(baseImages()).toEqual([`node:${line}-slim`, `node:${line}-slim`]);
    expect(text('README.md')).toContain(`Node ${line} is recommended`);
  });

  it('runs as a user without rights, whose data are a volume', () => {
    expect(wordsOf('USER')).toEqual(['node']);
    expect(wordsOf('VOLUME')).toEqual([environment['DATA_DIR']]);
    expect(parseSettings(environment).PORT).toBe(Number(wordsOf('EXPOSE')[0]));
  });

  it('takes into the build what the build reads', () => {
    const inputs = text('scripts/lib/inputs.mjs').matchAll(/^const F\w+ = \[(.*)\];$/gm);
    const read = Array.from(inputs, ([, list]) => JSON.parse(`[${list!.replaceAll("'", '"')}]`));
    const taken = new Set(text('.dockerignore').match(/(?<=^!).*$/gm));
    expect(read).toHaveLength(2);
    for (const path of read.flat() as string[]) {
      expect(taken).toContain(path.split('/')[0]);
    }
  });

  it('starts and is looked after without a shell', () => {
    const only = (keyword: string) => final.find((one) => one.getKeyword() === keyword);
    expect(commandOf(only('CMD'))).toEqual(['node', 'main.js']);
    expect(commandOf(only('HEALTHCHECK'))[0]).toBe('node');
  });

  describe('with compose.yaml', () => {
    const { app, caddy, database } = compose.services;
    const variables = { DOMAIN: 'cafes.example.org', DATABASE_PASSWORD: 'b41d' };
    const settings = Object.fromEntries(
      Object.entries(app.environment).map(([name, value]) => [name, filledIn(value, variables)]),
    );

    it('has settings that the product takes, and takes the database under its name', () => {
      expect(Object.keys(SETTINGS)).toEqual(expect.arrayContaining(Object.keys(settings)));
      const { DATABASE_URL, APP_URL, TRUST_PROXY } = parseSettings({ ...environment, ...settings });
      expect([APP_URL, TRUST_PROXY]).toEqual(['https://cafes.example.org', 1]);
      const url = new URL(DATABASE_URL!);
      expect(compose.services).toHaveProperty(url.hostname);
      expect(database.environment['POSTGRES_USER']).toBe(url.username);
    });

    it('runs with a read-only root and no rights, and keeps what is to be kept in volumes', () => {
      for (const service of [app, caddy]) {
        expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      }
      expect(app.volumes).toEqual([`data:${environment['DATA_DIR']}`]);
      const named = [app, caddy, database].flatMap(({ volumes }) =>
        volumes.map((volume) => volume.split(':')[0]!).filter((name) => !name.startsWith('.')),
      );
      expect(named.toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
    });

    it('lets Caddy pass photos and imported files on to the app', () => {
      const caddyfile = text('deploy/Caddyfile');
      expect(caddyfile).toContain(`reverse_proxy app:${environment['PORT']}`);
      const megabytes = Number(/max_size (\d+)MB/.exec(caddyfile)![1]);
      expect(megabytes * 1e6).toBeGreaterThan(MAX_PHOTO_BYTES);
      // As JSON, of which the route takes a quarter more than the file has.
      expect(megabytes).toBeGreaterThan(Number(SETTINGS.IMPORT_MAX_MB.default) * 1.25);
    });
  });

  it.skipIf(!has('caddy'))('has a Caddyfile that Caddy takes', () => {
    const file = join(repoRoot, 'deploy/Caddyfile');
    const env = { ...process.env, DOMAIN: 'cafes.example.org' };
    const words = ['validate', '--adapter', 'caddyfile', '--config', file];
    expect(spawnSync('caddy', words, { env }).status).toBe(0);
  });
});

describe('the systemd unit', () => {
  const unit = text('deploy/cortado.service');

  it('starts the built program with settings that the product takes', () => {
    expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node main\.js$/m);
    const pairs = /^Environment=(.*)$/m.exec(unit)![1]!.split(' ');
    const settings = Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
    expect(parseSettings(settings)).toMatchObject({
      NODE_ENV: 'production',
      DATA_DIR: `/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)![1]}`,
    });
  });

  it.skipIf(!has('systemd-analyze'))('is one that systemd takes, and calls well closed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cortado-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'cortado.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    const judged = ['security', '--offline=yes', '--threshold=20', file];
    expect(execFileSync('systemd-analyze', judged, { encoding: 'utf8' })).toContain('OK');
  });
});
