import { spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLock } from './lock.mjs';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cortado-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('two starts at once', () => {
  it('work one after the other', async () => {
    const events: string[] = [];
    // The first holds the lock until the second has said that it waits.
    const signals = new EventEmitter();
    const first = withLock(path, { onWait: () => {} }, async () => {
      events.push('first begins');
      await once(signals, 'waits');
      events.push('first ends');
    });
    await vi.waitUntil(() => events.length > 0);
    const next = withLock(path, { onWait: () => signals.emit('waits') }, async () =>
      events.push('second begins'),
    );
    await Promise.all([first, next]);
    expect(events).toEqual(['first begins', 'first ends', 'second begins']);
  });

  it('let the next one in after a failure', async () => {
    const fail = withLock(path, { onWait: () => {} }, () => Promise.reject(new Error('no')));
    await expect(fail).rejects.toThrow('no');
    await expect(withLock(path, { onWait: () => {} }, async () => 'in')).resolves.toBe('in');
  });
});

describe('a start that was killed', () => {
  it('does not block others', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    await writeFile(path, String(pid));
    const onWait = vi.fn<() => void>();
    await expect(withLock(path, { onWait }, async () => 'in')).resolves.toBe('in');
    expect(onWait).not.toHaveBeenCalled();
  });

  it('does not block others where its pid now belongs to another process', async () => {
    await writeFile(path, String(process.ppid));
    await utimes(path, new Date(0), new Date(0));
    await expect(withLock(path, { onWait: () => {} }, async () => 'in')).resolves.toBe('in');
  });
});
