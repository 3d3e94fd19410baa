import { expect, it } from 'vitest';
import { diskTarget } from './kills/disk-target.ts';
import { fileSizeTarget } from './kills/file-size-target.ts';
import { runKills } from './kills/run-kills.ts';
import type { Target } from './kills/targets.ts';

const kills = Number(process.env['KILLS'] ?? 30);
const tell = (line: string) => void process.stdout.write(`${line}\n`);

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
      const figures = await runKills(target, { kills, accountsPerWriter: 4, tell });
      expect(figures).toMatchObject({ lost: [], wrongCounts: [], halfChanges: [] });
    } finally {
      await target.close();
    }
  },
);
