import type {
  AdminCafe,
  AdminFilterCategory,
  AuditAction,
  AuditEntry,
  ChangeSince,
  ErrorAnswer,
  ImportPreview,
  ManagedPhoto,
  QueuedSuggestion,
} from '@cortado/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { mergePair } from '../../testing/merges.ts';
import { PASSWORD, signUp, type TestMember } from '../../testing/members.ts';
import { addPhoto, fillPhotos } from '../../testing/pictures.ts';
import { setOwner } from '../cafes/set-owner.ts';

interface Kind {
  action: AuditAction;
  /** Prepares what is to be there before. @returns what changes it, twice in different ways */
  begin: () => Promise<{ change: () => Promise<unknown>; again: () => Promise<unknown> }>;
  /** What is to be as it was. */
  state: () => Promise<unknown>;
  /** What the change after it changes; all of it is said. */
  since: Partial<ChangeSince>;
}

describe.each(testEngines)('putting back on $name', ({ open }) => {
  const opened = useAdminTest(open);
  let second: TestMember;
  let member: TestMember;
  let at = 0;
  let id = 0;

  beforeAll(async () => {
    second = await signUp(opened.test, 'second', 'admin');
    member = await signUp(opened.test, 'mara');
  });

  const send = async <T>(...call: Parameters<TestMember['send']>) => {
    const answer = await opened.admin.send(...call);
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json<T>();
  };
  const cafe = () => send<AdminCafe>('GET', `/api/admin/cafes/${id}`);
  const facts = async () => {
    const { version: _version, ...rest } = await cafe();
    return rest;
  };
  const nextCafe = () => {
    id = [...opened.test.services.catalogue.snapshot.cafes.keys()][at++]!;
  };
  const edit = async (changes: object) =>
    send('PUT', `/api/admin/cafes/${id}`, { ...(await cafe()), ...changes });
  const setStatus = (status: string) => send('PATCH', `/api/admin/cafes/${id}`, { status });
  const setFilters = (filterIds: number[]) =>
    send('PUT', `/api/admin/cafes/${id}/filters`, { filterIds });
  const photos = async () =>
    (await send<ManagedPhoto[]>('GET', `/api/cafes/${id}/photos/manage`)).map((one) => ({
      id: one.id,
      alt: one.alt,
    }));
  const fill = async () => {
    await fillPhotos(opened.test, id, 2);
    return (await photos()).map((photo) => photo.id);
  };
  const categories = () => send<AdminFilterCategory[]>('GET', '/api/admin/filter-categories');
  const options = async () => (await categories()).flatMap((one) => one.options);
  const reorder = async (ids: number[]) =>
    send('PATCH', '/api/admin/filter-categories/reorder', {
      categoryOrders: ids.map((one, index) => ({ id: one, sortOrder: index })),
    });
  const setMara = async () => {
    const { database, catalogue } = opened.test.services;
    const context = { services: opened.test.services, viewer: opened.admin.user } as never;
    await database.inTransaction((tx) =>
      setOwner(tx, context, id, { userId: member.user.id, proof: 'admin' }),
    );
    await catalogue.refresh({ kind: 'cafe', id });
  };
  const removeOwner = () => send('DELETE', `/api/admin/cafes/${id}/owner`);
  const report = async () => {
    await member.send('POST', `/api/cafes/${id}/reports`, {
      reason: 'details',
      values: { phone: `617-555-0${100 + at}` },
    });
    const rows = await send<QueuedSuggestion[]>('GET', `/api/admin/suggestions?cafeId=${id}`);
    return rows[0]!.id;
  };
  const suggestions = async () => [
    (await cafe()).phone,
    (await send<QueuedSuggestion[]>('GET', `/api/admin/suggestions?cafeId=${id}`)).length,
  ];

  const trail = (limit = 50) => send<AuditEntry[]>('GET', `/api/admin/audit?limit=${limit}`);
  const lastOf = async (action: AuditAction) =>
    (await trail()).find((entry) => entry.action === action)!;
  const putBack = (entryId: number, who = opened.admin) =>
    who.send('POST', `/api/admin/audit/${entryId}/put-back`, {});
  const sinceOf = (answer: { json: () => unknown }) => {
    const { code, message, current } = answer.json() as ErrorAnswer;
    expect([code, message]).toEqual([
      'CANNOT_UNDO',
      'This has changed since, so it can’t be undone.',
    ]);
    return (current as { changed: ChangeSince[] }).changed;
  };

  const kinds: Kind[] = [
    {
      action: 'cafe.updated',
      state: facts,
      begin: async () => ({
        change: () => edit({ phone: '617-555-0001', priceLevel: 4, openingHours: '24/7' }),
        again: () => edit({ phone: '617-555-0002', website: 'https://example.org' }),
      }),
      since: { action: 'cafe.updated', fields: ['phone'] },
    },
    {
      action: 'cafe.status',
      state: facts,
      begin: async () => ({
        change: () => setStatus('archived'),
        again: () => setStatus('draft'),
      }),
      since: { action: 'cafe.status', fields: ['status'] },
    },
    {
      action: 'cafe.filters',
      state: facts,
      begin: async () => {
        const [a, b, c] = (await options()).map((one) => one.id);
        await setFilters([a!, b!]);
        return { change: () => setFilters([b!, c!]), again: () => setFilters([c!]) };
      },
      since: { action: 'cafe.filters', fields: ['filters'] },
    },
    {
      action: 'cafe.checked',
      state: facts,
      begin: async () => {
        const check = () => {
          opened.test.wait(60);
          return send('POST', '/api/admin/cafes/checked', { ids: [id] });
        };
        return { change: check, again: check };
      },
      since: { action: 'cafe.checked', fields: ['checkedAt'] },
    },
    {
      action: 'cafe.owned',
      state: facts,
      begin: async () => ({ change: setMara, again: removeOwner }),
      since: { action: 'cafe.owner_removed', fields: [] },
    },
    {
      action: 'cafe.owner_removed',
      state: facts,
      begin: async () => {
        await setMara();
        return { change: removeOwner, again: setMara };
      },
      since: { action: 'cafe.owned', fields: [] },
    },
    {
      action: 'cafe.photo_removed',
      state: photos,
      begin: async () => {
        const [photo] = await fill();
        return {
          change: () => send('DELETE', `/api/photos/${photo}`),
          again: () => send('POST', `/api/photos/${photo}/restore`, {}),
        };
      },
      since: { action: 'cafe.photo_restored', fields: [] },
    },
    {
      action: 'cafe.photo_added',
      state: photos,
      begin: async () => {
        await fill();
        return {
          change: () => addPhoto(opened.test, opened.admin, id, { shade: at++ }),
          again: async () =>
            send('PATCH', `/api/photos/${(await photos()).at(-1)!.id}`, { alt: 'A bar' }),
        };
      },
      since: { action: 'cafe.photo_edited', fields: ['alt'] },
    },
    {
      action: 'cafe.photo_edited',
      state: photos,
      begin: async () => {
        const [photo, other] = await fill();
        const describeAs = (alt: string) => send('PATCH', `/api/photos/${photo}`, { alt });
        return {
          change: async () => {
            await describeAs('A bar');
            // Another photo's, which is none of it.
            const own = await lastOf('cafe.photo_edited');
            await send('PATCH', `/api/photos/${other}`, { credit: 'Mara' });
            return own;
          },
          again: () => describeAs('A door'),
        };
      },
      since: { action: 'cafe.photo_edited', fields: ['alt'] },
    },
    {
      action: 'cafe.photos_ordered',
      state: photos,
      begin: async () => {
        const [a, b] = await fill();
        const order = (ids: number[]) => send('PUT', `/api/cafes/${id}/photos/order`, { ids });
        return { change: () => order([b!, a!]), again: () => order([a!, b!]) };
      },
      since: { action: 'cafe.photos_ordered', fields: ['order'] },
    },
    {
      action: 'suggestion.accepted',
      state: suggestions,
      begin: async () => {
        const suggestion = await report();
        const { version } = await cafe();
        return {
          change: () =>
            send('POST', `/api/admin/suggestions/${suggestion}/accept`, {
              fields: ['phone'],
              version,
            }),
          again: () => edit({ phone: '617-555-0999' }),
        };
      },
      since: { action: 'cafe.updated', fields: ['phone'] },
    },
    {
      action: 'suggestion.declined',
      state: suggestions,
      begin: async () => {
        const suggestion = await report();
        return {
          change: () =>
            send('POST', `/api/admin/suggestions/${suggestion}/decline`, { reason: 'not_true' }),
          again: () => send('POST', `/api/admin/suggestions/${suggestion}/reopen`, {}),
        };
      },
      since: { action: 'suggestion.reopened', fields: [] },
    },
    {
      action: 'option.updated',
      state: options,
      begin: async () => {
        const { id: option } = (await options())[at]!;
        const rename = (changes: object) =>
          send('PUT', `/api/admin/filter-options/${option}`, changes);
        return {
          change: () => rename({ display_name: 'Renamed', synonyms: ['another'] }),
          again: () => rename({ display_name: 'Renamed again', sort_order: 7 }),
        };
      },
      since: { action: 'option.updated', fields: ['display_name'] },
    },
    {
      action: 'categories.reordered',
      state: async () => (await categories()).map(({ name }) => name),
      begin: async () => {
        const ids = (await categories()).map((one) => one.id);
        return {
          change: () => reorder(ids.toReversed()),
          again: () => reorder([...ids.slice(1), ids[0]!]),
        };
      },
      since: { action: 'categories.reordered', fields: ['order'] },
    },
  ];

  it.each(kinds)(
    'a $action, unless the same has changed since',
    async ({ action, begin, state, since }) => {
      nextCafe();
      const { change, again } = await begin();
      const before = await state();
      const own = (await change()) as AuditEntry | undefined;
      const entry = own?.action === action ? own : await lastOf(action);
      expect(Date.parse(entry.putBackUntil!) - Date.parse(entry.createdAt)).toBe(30 * 864e5);
      expect(await state()).not.toEqual(before);
      expect((await putBack(entry.id, member)).json()).toMatchObject({ code: 'FORBIDDEN' });
      expect((await putBack(entry.id)).statusCode).toBe(200);
      expect(await state()).toEqual(before);

      const twice = sinceOf(await putBack(entry.id, second));
      expect(twice[0]).toMatchObject({ by: 'curator' });
      const known = await trail();
      expect(known.find((one) => one.id === entry.id)!.putBackUntil).toBeNull();

      const { change: once, again: differently } =
        action === 'suggestion.accepted' ? await begin() : { change, again };
      const latest = ((await once()) as AuditEntry | undefined) ?? (await lastOf(action));
      const { id: latestId } = latest.action === action ? latest : await lastOf(action);
      await differently();
      const now = await state();
      const refused = sinceOf(await putBack(latestId));
      expect(refused).toEqual([{ by: 'curator', at: expect.any(String), ...since }]);
      expect(await state()).toEqual(now);
    },
  );

  it('two admins at once do it once', async () => {
    nextCafe();
    await edit({ phone: '617-555-0003' });
    const { id: entry } = await lastOf('cafe.updated');
    const answers = await Promise.all([putBack(entry), putBack(entry, second)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    sinceOf(answers.find(({ statusCode }) => statusCode === 409)!);
    expect((await lastOf('cafe.updated')).after).toMatchObject({ phone: '' });
  });

  it('an addition, unless people have added something to it', async () => {
    const made = await send<AdminCafe>('POST', '/api/admin/cafes', {
      ...(await cafe()),
      name: 'Added',
      status: 'published',
    });
    const { id: entry } = await lastOf('cafe.created');
    await member.send('POST', '/api/favorites', { cafeId: made.id });
    expect(sinceOf(await putBack(entry))).toEqual([
      { action: null, by: null, at: null, fields: ['favorites'] },
    ]);
    await member.send('DELETE', `/api/favorites/${made.id}`);
    expect((await putBack(entry)).statusCode).toBe(200);
    expect((await opened.admin.send('GET', `/api/admin/cafes/${made.id}`)).statusCode).toBe(404);
    const deleted = await lastOf('cafe.deleted');
    const both = await Promise.all([putBack(deleted.id), putBack(deleted.id, second)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = sinceOf(both.find(({ statusCode }) => statusCode === 409)!);
    expect(refused).toMatchObject([{ action: 'cafe.restored' }]);
    expect(await lastOf('cafe.restored')).toMatchObject({ subjectName: 'Added' });
  });

  it('a merge', async () => {
    nextCafe();
    const loser = id;
    nextCafe();
    await mergePair(opened.admin, id, loser);
    const { id: entry } = await lastOf('cafe.merged');
    expect((await putBack(entry)).statusCode).toBe(200);
    expect(sinceOf(await putBack(entry))).toMatchObject([{ action: 'cafe.unmerged' }]);
    id = loser;
    expect((await cafe()).status).toBe('published');
  });

  it('an import, but for what was worked on', async () => {
    const { batch } = await send<ImportPreview>('POST', '/api/admin/imports/file', {
      name: 'pier.csv',
      content: [
        'id,name,address,neighborhood,latitude,longitude',
        'p1,One Pier,1 Pier Rd,Harbor,41.1,-70.5',
        'p2,Two Pier,2 Pier Rd,Harbor,41.2,-70.5',
      ].join('\n'),
    });
    await send('POST', `/api/admin/imports/${batch!.id}/run`, { include: [] });
    await opened.test.services.jobs.idle();
    const drafts = await send<AdminCafe[]>('GET', '/api/admin/cafes?q=pier');
    id = drafts.find(({ name }) => name === 'One Pier')!.id;
    await setMara();
    await removeOwner();
    const { id: entry } = await lastOf('import.done');
    expect((await putBack(entry)).statusCode).toBe(200);
    expect((await lastOf('import.undone')).after).toEqual({ deleted: 1, stayed: 1 });
    expect((await cafe()).id).toBe(id);
    expect(sinceOf(await putBack(entry))).toMatchObject([{ action: 'import.undone' }]);
  });

  it('is refused where there is nothing to put back, and after 30 days', async () => {
    expect((await putBack(999_999)).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await opened.admin.send('POST', '/api/admin/audit/x/put-back', {})).statusCode).toBe(
      404,
    );
    const undone = await lastOf('import.undone');
    expect(undone.putBackUntil).toBeNull();
    expect((await putBack(undone.id)).json()).toMatchObject({ code: 'CANNOT_UNDO' });
    nextCafe();
    await edit({ phone: '617-555-0004' });
    const { id: entry } = await lastOf('cafe.updated');
    opened.test.wait(31 * 24 * 3600);
    await opened.admin.send('POST', '/api/login', { username: 'curator', password: PASSWORD });
    expect((await putBack(entry)).json()).toMatchObject({
      code: 'CANNOT_UNDO',
      message: 'This can no longer be undone.',
    });
    expect((await lastOf('cafe.updated')).putBackUntil).toBeNull();
  });
});
