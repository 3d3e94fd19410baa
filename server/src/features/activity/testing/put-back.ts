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
import { fillPhotos } from '../../../testing/pictures.ts';
import { setOwner } from '../../cafes/set-owner.ts';

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

  const members = { second: () => second, mara: () => member };
  const owner = { set: setMara, remove: removeOwner };
  const useCafe = (one: number) => (id = one);
  return {
    /** The current cafe. */
    id: () => id,
    /** Another number for each cafe and each call, for values that are new. */
    next: () => at++,
    facts,
    setStatus,
    setFilters,
    photos,
    fill,
    categories,
    options,
    offered,
    reorder,
    setMara,
    removeOwner,
    report,
    suggestions,
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
  };
}
