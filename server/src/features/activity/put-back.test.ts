import type {
  AdminCafe,
  AdminFilterCategory,
  AdminFilterOption,
  AuditEntry,
  ImportPreview,
} from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../testing/database.ts';
import { mergePair } from '../../testing/merges.ts';
import { PASSWORD } from '../../testing/members.ts';
import { kindsOf } from './testing/kinds.ts';
import { putBackTest } from './testing/put-back.ts';

const sortedCodes = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

describe.each(testEngines)('putting back on $name', ({ open }) => {
  const on = putBackTest(open);
  const {
    opened,
    members,
    send,
    cafe,
    nextCafe,
    useCafe,
    edit,
    owner,
    trail,
    lastOf,
    putBack,
    addOption,
    sinceOf,
  } = on;

  it.each(kindsOf(on))(
    'a $action, unless the same has changed since',
    async ({ action, begin, state, since }) => {
      nextCafe();
      const { change, again } = await begin();
      const before = await state();
      const own = (await change()) as AuditEntry | undefined;
      const entry = own?.action === action ? own : await lastOf(action);
      expect(Date.parse(entry.putBackUntil!) - Date.parse(entry.createdAt)).toBe(30 * 864e5);
      expect(await state()).not.toEqual(before);
      expect((await putBack(entry.id, members.mara())).json()).toMatchObject({ code: 'FORBIDDEN' });
      expect((await putBack(entry.id)).statusCode).toBe(200);
      expect(await state()).toEqual(before);

      const twice = sinceOf(await putBack(entry.id, members.second()));
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
    const answers = await Promise.all([putBack(entry), putBack(entry, members.second())]);
    expect(sortedCodes(answers)).toEqual([200, 409]);
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
    await members.mara().send('POST', '/api/favorites', { cafeId: made.id });
    expect(sinceOf(await putBack(entry))).toEqual([
      { action: null, by: null, at: null, fields: ['favorites'] },
    ]);
    await members.mara().send('DELETE', `/api/favorites/${made.id}`);
    expect((await putBack(entry)).statusCode).toBe(200);
    expect((await opened.admin.send('GET', `/api/admin/cafes/${made.id}`)).statusCode).toBe(404);
    const deleted = await lastOf('cafe.deleted');
    const both = await Promise.all([putBack(deleted.id), putBack(deleted.id, members.second())]);
    expect(sortedCodes(both)).toEqual([200, 409]);
    const refused = sinceOf(both.find(({ statusCode }) => statusCode === 409)!);
    expect(refused).toMatchObject([{ action: 'cafe.restored' }]);
    expect(await lastOf('cafe.restored')).toMatchObject({ subjectName: 'Added' });
  });

  it('an added filter, unless a café has it', async () => {
    const [category] = await send<AdminFilterCategory[]>('GET', '/api/admin/filter-categories');
    const { id: option } = await send<AdminFilterOption>('POST', '/api/admin/filter-options', {
      category_id: category!.id,
      value: 'added',
      display_name: 'Added',
    });
    const { id: entry } = await lastOf('option.created');
    const url = `/api/admin/cafes/${nextCafe()}/filters`;
    await send('POST', url, { filterIds: [option] });
    expect(sinceOf(await putBack(entry))).toEqual([
      { action: null, by: null, at: null, fields: ['cafes'] },
    ]);
    await send('PUT', url, { filterIds: [] });
    expect((await putBack(entry)).statusCode).toBe(200);
    expect(sinceOf(await putBack(entry))).toMatchObject([{ action: 'option.deleted' }]);
  });

  it('a deleted filter, unless another one has its name, or its category is gone', async () => {
    const { id: category } = await send<AdminFilterCategory>(
      'POST',
      '/api/admin/filter-categories',
      {
        name: 'passing',
        display_name: 'Passing',
      },
    );
    const removeOption = (id: number) => send('DELETE', `/api/admin/filter-options/${id}`);
    await removeOption(await addOption(category));
    const { id: entry, before } = await lastOf('option.deleted');
    expect(before).not.toHaveProperty('carriers');
    const other = await addOption(category);
    expect((await putBack(entry)).json()).toMatchObject({ code: 'OPTION_EXISTS' });
    await removeOption(other);
    await send('DELETE', `/api/admin/filter-categories/${category}`);
    expect((await putBack(entry)).json()).toMatchObject({ code: 'CATEGORY_NOT_FOUND' });
    const { id: whole } = await lastOf('category.deleted');
    const both = await Promise.all([putBack(whole), putBack(whole, members.second())]);
    expect(sortedCodes(both)).toEqual([200, 409]);
    expect((await putBack(entry)).statusCode).toBe(200);
  });

  it('a merge', async () => {
    const loser = nextCafe();
    await mergePair(opened.admin, nextCafe(), loser);
    const { id: entry } = await lastOf('cafe.merged');
    expect((await putBack(entry)).statusCode).toBe(200);
    expect(sinceOf(await putBack(entry))).toMatchObject([{ action: 'cafe.unmerged' }]);
    useCafe(loser);
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
    const { id } = drafts.find(({ name }) => name === 'One Pier')!;
    useCafe(id);
    await owner.set();
    await owner.remove();
    const { id: entry } = await lastOf('import.done');
    expect((await putBack(entry)).statusCode).toBe(200);
    expect((await lastOf('import.undone')).after).toEqual({ deleted: 1, stayed: 1 });
    expect((await cafe()).id).toBe(id);
    expect(sinceOf(await putBack(entry))).toMatchObject([{ action: 'import.undone' }]);
  });

  it('is refused where there is nothing to put back, and after 30 days', async () => {
    expect((await putBack(999_999)).json()).toMatchObject({ code: 'EDIT_NOT_FOUND' });
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
