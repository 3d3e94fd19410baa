import { describe, expect, it } from 'vitest';
import { firstDifference } from './install.mjs';
import { runNpm } from './run.mjs';

const difference = (
  wanted: Parameters<typeof firstDifference>[0],
  installed: Parameters<typeof firstDifference>[1],
  dev = true,
) => firstDifference(wanted, installed, { dev });

describe('what npm start takes for installed', () => {
  it('is content with the same packages', () => {
    expect(
      difference(
        { '': {}, 'node_modules/a': { version: '1.0.0' } },
        { 'node_modules/a': { version: '1.0.0' } },
      ),
    ).toBeNull();
  });

  it('names a package that is missing or has another version or content', () => {
    const wanted = { 'node_modules/a': { version: '1.0.0', integrity: 'x' } };
    expect(difference(wanted, {})).toBe('node_modules/a');
    expect(difference(wanted, { 'node_modules/a': { version: '1.0.1', integrity: 'x' } })).toBe(
      'node_modules/a',
    );
    expect(difference(wanted, { 'node_modules/a': { version: '1.0.0', integrity: 'y' } })).toBe(
      'node_modules/a',
    );
  });

  it('does not need the builds of other platforms', () => {
    expect(
      difference({ 'node_modules/a-darwin': { version: '1.0.0', optional: true } }, {}),
    ).toBeNull();
  });

  it('needs development packages only to check and test', () => {
    const wanted = { 'node_modules/a': { version: '1.0.0', dev: true } };
    expect(difference(wanted, {}, false)).toBeNull();
    expect(difference(wanted, {}, true)).toBe('node_modules/a');
  });
});

describe('package-lock.json', () => {
  it('satisfies npm ci, which production installs with, on every platform', async () => {
    const { code, output } = await runNpm(['ci', '--dry-run', '--offline', '--loglevel=error'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    expect({ code, output }).toMatchObject({ code: 0 });
  });
});
