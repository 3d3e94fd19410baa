import type {
  AdminCafe,
  AdminFilterCategory,
  AdminFilterOption,
  AuditAction,
  AuditEntry,
  Cafe,
  ChangeSince,
  ErrorAnswer,
  ManagedPhoto,
  QueuedSuggestion,
} from '@cortado/contract';
import { beforeAll, expect } from 'vitest';
import { useAdminTest } from '../../../testing/admin-test.ts';
import { signUp, type TestMember } from '../../../testing/members.ts';
import { fillPhotos, makePicture, uploadFile } from '../../../testing/pictures.ts';
import { setOwner } from '../../cafes/set-owner.ts';

interface Kind {
  action: AuditAction;
  /** Prepares what is to be there before. @returns what changes it, twice in different ways */
  begin: () => Promise<{ change: () => Promise<unknown>; again: () => Promise<unknown> }>;
  /** What is to be as it was. */
  state: () => Promise<unknown>;
  /** What the change after it changes; all of it is said. */
  since: Partial<ChangeSince>;
}

/** A directory with two admins and a member, and what is changed in it. @param open its database */
export function putBackTest(open: Parameters<typeof useAdminTest>[0]) {
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
  /** What follows is about another cafe. @returns its id */
  const nextCafe = () => (id = [...opened.test.services.catalogue.snapshot.cafes.keys()][at++]!);
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
  const addOption = async (category: number, value = 'gone') => {
    const option = { category_id: category, value: `${value}_${at}`, display_name: `Gone ${at}` };
    return (await send<AdminFilterOption>('POST', '/api/admin/filter-options', option)).id;
  };
  /** What the cafe offers, for admins and for visitors, of what there is. */
  const offered = async () => {
    const shown = await opened.test.app.inject(`/api/cafes/${id}`);
    return [await categories(), await facts(), shown.json<Cafe>().appliedFilters];
  };
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
          change: async () => {
            const file = await makePicture({ width: 800, height: 600, shade: at++ });
            await uploadFile(opened.test, opened.admin, {
              cafeId: id,
              file,
              query: { alt: 'A cup' },
            });
          },
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
            // An edit of another photo does not count.
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
      action: 'option.deleted',
      state: offered,
      begin: async () => {
        const option = await addOption((await categories())[0]!.id);
        await setFilters([option]);
        return {
          change: () => send('DELETE', `/api/admin/filter-options/${option}`),
          again: async () => putBack((await lastOf('option.deleted')).id),
        };
      },
      since: { action: 'option.created', fields: [] },
    },
    {
      action: 'category.deleted',
      state: offered,
      begin: async () => {
        const { id: category } = await send<AdminFilterCategory>(
          'POST',
          '/api/admin/filter-categories',
          { name: `gone_${at}`, display_name: `Gone ${at}`, is_core_filter: true },
        );
        await addOption(category);
        await setFilters([await addOption(category, 'other')]);
        return {
          change: () => send('DELETE', `/api/admin/filter-categories/${category}`),
          again: async () => putBack((await lastOf('category.deleted')).id),
        };
      },
      since: { action: 'category.created', fields: [] },
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
  const members = { second: () => second, mara: () => member };
  const owner = { set: setMara, remove: removeOwner };
  const useCafe = (one: number) => (id = one);
  return {
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
    kinds,
  };
}
