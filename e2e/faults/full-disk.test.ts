import { cp } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { fillDisk, mountDisk, unmountDisk } from '../../testing/small-disk.ts';
import { dataFolder, startProduct, stopProduct } from '../helper/product.ts';
import { diskTarget } from './kills/disk-target.ts';
import { fileSizeTarget } from './kills/file-size-target.ts';
import { runKills } from './kills/run-kills.ts';
import type { Target } from './kills/targets.ts';

const kills = Number(process.env['KILLS'] ?? 30);
const print = (line: string) => void process.stdout.write(`${line}\n`);

it.for<[string, () => Promise<Target | null>]>([
  ['a disk that is full', diskTarget],
  ['a limit on the size of files', fileSizeTarget],
])(
  '%s again and again costs nothing that was acknowledged',
  { timeout: 1_800_000 },
  async ([, open], { skip }) => {
    const target = await open();
    if (!target) return skip('without the permission, or the command, for it');
    try {
      const figures = await runKills(target, { kills, accountsPerWriter: 4, print });
      expect(figures).toMatchObject({ lost: [], wrongCounts: [], halfChanges: [] });
    } finally {
      await target.close();
    }
  },
);

it('does not start on a full disk, says so, and starts once there is room', async ({ skip }) => {
  const filled = await dataFolder();
  onTestFinished(() => filled.remove());
  const first = await startProduct({ DATA_DIR: filled.path });
  await first.ready;
  await stopProduct(first);
  const folder = await dataFolder();
  onTestFinished(() => folder.remove());
  if (!mountDisk(folder.path, 100)) return skip('without the permission to mount');
  onTestFinished(() => unmountDisk(folder.path));
  await cp(filled.path, folder.path, { recursive: true });
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
