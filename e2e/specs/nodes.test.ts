import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase } from '../../testing/server-database.ts';
import { ADMIN } from '../helper/admin-account.ts';
import type { CafeFacts } from '../helper/api.ts';
import { readElsewhere, startNodes, type Nodes } from '../helper/nodes.ts';
import { newVisitor, registerMember, type Visitor } from '../helper/visitor.ts';

interface Listed extends CafeFacts {
  isFavorite: boolean;
}

/** The short form of `e2e/faults/nodes.test.ts`. */
describe('two nodes on one database', () => {
  let database: Awaited<ReturnType<typeof createServerDatabase>>;
  let nodes: Nodes;
  let mara: Visitor;
  const guest = newVisitor();

  beforeAll(async () => {
    database = await createServerDatabase();
    nodes = await startNodes(2, database.url);
    mara = await registerMember(nodes.origin, 'mara');
  });
  afterAll(async () => {
    await nodes.close();
    await database.drop();
  });

  it('that began together on an empty database have filled it once', async () => {
    for (const origin of nodes.origins) {
      expect(await guest.read(`${origin}/api/cafes`)).toHaveLength(105);
    }
    const admin = newVisitor();
    await admin.send(`${nodes.origin}/api/login`, 'POST', ADMIN);
    expect(await admin.read(`${nodes.origin}/api/admin/users`)).toHaveLength(2);
  });

  it('show a member their own changes of ratings and hearts at once, on either node', async () => {
    const [cafe] = (await guest.read<CafeFacts[]>(`${nodes.origin}/api/cafes`)) as [CafeFacts];
    const path = `/api/cafes/${cafe.id}`;
    const rate = (rating: number): [string, string, object] => [
      `${path}/ratings`,
      'POST',
      { rating },
    ];
    for (const rating of [5, 2, 4]) {
      const shown = await readElsewhere<CafeFacts>(nodes, {
        member: mara,
        path,
        write: rate(rating),
      });
      expect(shown.averageRating).toBe(rating);
    }
    const hearts = (list: Listed[]) =>
      list.filter(({ isFavorite }) => isFavorite).map(({ id }) => id);
    const press: [string, string, object] = ['/api/favorites', 'POST', { cafeId: cafe.id }];
    expect(
      hearts(await readElsewhere(nodes, { member: mara, path: '/api/cafes', write: press })),
    ).toEqual([cafe.id]);
    const release: [string, string] = [`/api/favorites/${cafe.id}`, 'DELETE'];
    expect(
      hearts(await readElsewhere(nodes, { member: mara, path: '/api/cafes', write: release })),
    ).toEqual([]);
  });

  it('end a session everywhere', async () => {
    const ben = await registerMember(nodes.origin, 'ben');
    const copy = new Map(ben.cookies);
    for (const origin of nodes.origins) await ben.read(`${origin}/api/user`);
    expect((await ben.send(`${nodes.origin}/api/logout`, 'POST')).status).toBe(200);
    for (const [name, value] of copy) ben.cookies.set(name, value);
    for (const origin of nodes.origins) {
      await expect.poll(async () => (await ben.send(`${origin}/api/user`)).status).toBe(401);
    }
  });
});
