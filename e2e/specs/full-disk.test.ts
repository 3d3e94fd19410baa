import { cp } from 'node:fs/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { fillDisk, mountDisk, unmountDisk } from '../../testing/small-disk.ts';
import { diskTarget } from '../faults/kills/disk-target.ts';
import { runKills } from '../faults/kills/run-kills.ts';
import { dataFolder, startProduct } from '../helper/product.ts';

it('refuses what has no room, loses nothing, reads on, and writes again once there is room', async ({
  skip,
}) => {
  const target = await diskTarget(inject('filledData'));
  if (!target) return skip('without the permission to mount');
  try {
    const figures = await runKills(target, { kills: 1, accountsPerWriter: 1 });
    expect(figures).toMatchObject({ lost: [], wrongCounts: [], halfChanges: [] });
  } finally {
    await target.close();
  }
});

it('does not start on a full disk, says so, and starts once there is room', async ({ skip }) => {
  const folder = await dataFolder();
  onTestFinished(() => folder.remove());
  if (!mountDisk(folder.path, 100)) return skip('without the permission to mount');
  onTestFinished(() => unmountDisk(folder.path));
  await cp(inject('filledData'), folder.path, { recursive: true });
  const makeRoom = fillDisk(folder.path, 0);
  const refused = await startProduct({ DATA_DIR: folder.path });
  expect((await refused.ended).code).toBeGreaterThan(0);
  expect(refused.output()).toMatch(/the disk is full\.$/m);
  expect(refused.output()).not.toMatch(/^\s+at .+:\d+/m);
  makeRoom();
  const started = await startProduct({ DATA_DIR: folder.path });
  const origin = await started.ready;
  expect((await fetch(`${origin}/api/cafes`)).status).toBe(200);
  started.kill('SIGKILL');
  await started.ended;
});
