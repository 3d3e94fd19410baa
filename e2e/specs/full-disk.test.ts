import { expect, inject, it } from 'vitest';
import { diskTarget } from '../faults/kills/disk-target.ts';
import { runKills } from '../faults/kills/run-kills.ts';

it('refuses what has no room, loses nothing, still reads, and writes again once there is room', async ({
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
