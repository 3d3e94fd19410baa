import type { AdminFilterCategory, AuditAction, ChangeSince } from '@cortado/contract';
import { makePicture, uploadFile } from '../../../testing/pictures.ts';
import type { putBackTest } from './put-back.ts';

interface Kind {
  action: AuditAction;
  /** Prepares what is to be there before. @returns what changes it, twice in different ways */
  begin: () => Promise<{ change: () => Promise<unknown>; again: () => Promise<unknown> }>;
  /** What is to be as it was. */
  state: () => Promise<unknown>;
  /** What the change after it changes; all of it is said. */
  since: Partial<ChangeSince>;
}

/** What can be put back. */
export function kindsOf({
  opened,
  send,
  id,
  next,
  facts,
  edit,
  setStatus,
  setFilters,
  photos,
  fill,
  categories,
  options,
  offered,
  addOption,
  reorder,
  setMara,
  removeOwner,
  report,
  suggestions,
  cafe,
  lastOf,
  putBack,
}: ReturnType<typeof putBackTest>): Kind[] {
  return [
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
          return send('POST', '/api/admin/cafes/checked', { ids: [id()] });
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
            const file = await makePicture({ width: 800, height: 600, shade: next() });
            await uploadFile(opened.test, opened.admin, {
              cafeId: id(),
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
        const order = (ids: number[]) => send('PUT', `/api/cafes/${id()}/photos/order`, { ids });
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
        const { id: option } = (await options())[next()]!;
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
          { name: `gone_${next()}`, display_name: `Gone ${next()}`, is_core_filter: true },
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
}
