import type {
  AdminFilterOption,
  Cafe,
  SimilarCafe,
  Suggestions,
  Understood,
} from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { signUp } from '../../testing/members.ts';

describe.each(testEngines)('finding what one means on $name', ({ open }) => {
  const opened = useAdminTest(open, { seed: 'demo' });
  const ask = (url: string, headers = {}) => opened.test.app.inject({ url, headers });
  const suggest = async (q: string, more = '') =>
    (await ask(`/api/suggest?q=${encodeURIComponent(q)}${more}`)).json<Suggestions>();
  const understand = async (q: string) =>
    (await ask(`/api/understand?q=${encodeURIComponent(q)}`)).json<Understood>();
  const count = async (query: string) => (await ask(`/api/cafes?${query}`)).json<Cafe[]>().length;
  const optionCalled = async (value: string) => {
    const answer = await opened.admin.send('GET', '/api/admin/filter-categories');
    return answer
      .json<{ options: AdminFilterOption[] }[]>()
      .flatMap(({ options }) => options)
      .find((option) => option.value === value)!;
  };

  it('suggests cafes, areas and options by what their words begin with, with the counts of the list', async () => {
    const { rest, cafes, areas, options } = await suggest('po');
    expect(rest).toBe('');
    expect(cafes[0]).toMatchObject({ name: "Polcari's Coffee", matches: [[0, 2]] });
    expect(cafes.length).toBeLessThanOrEqual(3);
    expect(areas).toEqual([
      { area: 'Porter Square', matches: [[0, 2]], count: await count('area=Porter%20Square') },
    ]);
    expect(options.slice(0, 2)).toMatchObject([
      { label: 'Pour Over', matches: [[0, 2]], count: await count('brewingMethods=pour_over') },
      { label: 'Power outlets', group: 'Features', count: await count('features=power') },
    ]);
  });

  it('counts with the filters already set, and with the words that are left', async () => {
    const narrowed = await suggest('wifi', '&area=Back%20Bay');
    expect(narrowed.options[0]!.count).toBe(await count('area=Back%20Bay&features=wifi'));
    const ending = await suggest('tatte back b');
    expect(ending).toMatchObject({ rest: 'tatte', areas: [{ area: 'Back Bay' }] });
    expect(ending.areas[0]!.count).toBe(await count('q=tatte&area=Back%20Bay'));
  });

  it('leaves out areas and options that no cafe would be left with', async () => {
    expect((await suggest('pour')).options).toMatchObject([{ value: 'pour_over' }]);
    expect((await suggest('laptop')).options).toEqual([]);
    const { areas, options } = await suggest('po', '&roastLevels=extra_dark');
    expect([areas, options]).toEqual([[], []]);
  });

  it('finds a cafe, an area and an option with a typo, an area by its nickname, and an option by its synonym', async () => {
    const plain = { area: 'Jamaica Plain' };
    expect((await suggest('jamaca')).areas).toMatchObject([{ ...plain, matches: [[0, 7]] }]);
    expect((await suggest('jp')).areas).toMatchObject([{ ...plain, matches: [] }]);
    expect((await suggest('siphn')).options).toMatchObject([{ value: 'siphon' }]);
    expect((await suggest('pavment')).cafes[0]!.name).toMatch(/^Pavement/);
    expect((await suggest('nordic')).options[0]).toMatchObject({
      value: 'light',
      synonym: 'nordic',
      matches: [],
    });
  });

  it.each([
    '',
    '   ',
    '!!!',
    '\u0000',
    '%',
    '😀😀',
    '静かな',
    'ا',
    '"\'<>&',
    'a b c d e f g h i j k l m',
  ])('answers %j with what there is', async (q) => {
    const answer = await ask(`/api/suggest?q=${encodeURIComponent(q)}`);
    expect(answer.statusCode).toBe(200);
    expect((await ask(`/api/understand?q=${encodeURIComponent(q)}`)).statusCode).toBe(200);
  });

  it('refuses what is too long, as the list does', async () => {
    const words = encodeURIComponent('quiet '.repeat(200));
    for (const path of ['suggest', 'understand']) {
      expect((await ask(`/api/${path}?q=${words}`)).statusCode).toBe(400);
      expect((await ask(`/api/${path}?q=${'x'.repeat(10_000)}`)).statusCode).toBe(400);
    }
  });

  it('is cached like all reads', async () => {
    for (const url of ['/api/suggest?q=po', '/api/understand?q=quiet', '/api/cafes/1/similar']) {
      const { headers } = await ask(url);
      const again = await ask(url, { 'if-none-match': headers['etag'] });
      expect([url, again.statusCode]).toEqual([url, 304]);
    }
  });

  it('understands a synonym as soon as an admin adds it, which the activity tells', async () => {
    expect((await understand('hush')).chips).toEqual([]);
    const quiet = await optionCalled('quiet');
    const { display_name, synonyms } = quiet;
    const url = `/api/admin/filter-options/${quiet.id}`;
    const body = { display_name, synonyms: [...synonyms, ' Hush ', 'hush'] };
    const answer = (await opened.admin.send('PUT', url, body)).json<AdminFilterOption>();
    expect(answer.synonyms).toEqual([...synonyms, 'hush']);
    expect(await understand('hush in Back Bay')).toMatchObject({
      chips: [{ kind: 'area' }, { kind: 'option', value: 'quiet', words: 'hush' }],
      rest: '',
      leftOut: [],
    });
    const [entry] = (await opened.admin.send('GET', '/api/admin/audit?limit=1')).json<[object]>();
    expect(entry).toMatchObject({ before: { synonyms }, after: { synonyms: answer.synonyms } });
    const kept = await opened.admin.send('PUT', url, { display_name });
    expect(kept.json<AdminFilterOption>().synonyms).toEqual(answer.synonyms);
  });

  it.each([
    ['too many', Array.from({ length: 31 }, (_, at) => `word ${at}`)],
    ['an empty one', [' ']],
    ['one that is too long', ['x'.repeat(51)]],
    ['no list', 'hush'],
  ])('refuses %s of synonyms', async (_case, synonyms) => {
    const { id, display_name } = await optionCalled('quiet');
    const url = `/api/admin/filter-options/${id}`;
    const answer = await opened.admin.send('PUT', url, { display_name, synonyms });
    expect(answer.statusCode).toBe(400);
  });

  it('lists similar cafes with what both have, the viewer’s favorites among them', async () => {
    const [first] = (await ask('/api/cafes?limit=1')).json<[Cafe]>();
    const url = `/api/cafes/${first.id}/similar`;
    const similar = (await ask(url)).json<SimilarCafe[]>();
    expect(similar).toHaveLength(6);
    for (const { cafe, both, distanceKm } of similar) {
      expect(cafe.id).not.toBe(first.id);
      expect(both.length).toBeGreaterThan(0);
      expect(both.length).toBeLessThanOrEqual(2);
      const labels = (of: Cafe) => of.appliedFilters.map(({ display_name }) => display_name);
      for (const label of both) {
        expect(labels(cafe)).toContain(label);
        expect(labels(first)).toContain(label);
      }
      expect(distanceKm).toBeLessThanOrEqual(40);
    }
    const member = await signUp(opened.test, 'has.favorites');
    const { id } = similar[0]!.cafe;
    await member.send('POST', '/api/favorites', { cafeId: id });
    const [own] = (await member.send('GET', url)).json<SimilarCafe[]>();
    expect(own!.cafe).toMatchObject({ id, isFavorite: true });
    expect((await ask(url)).json<SimilarCafe[]>()[0]!.cafe.isFavorite).toBe(false);
  });

  it('lists one branch of a name at most among the similar cafes, its own name included', async () => {
    const all = (await ask('/api/cafes')).json<Cafe[]>();
    const chain = ({ name }: Cafe) => name.replace(/ \(.+\)$/, '');
    const branches = all.filter(({ name }) => name.startsWith('Pavement Coffeehouse'));
    expect(branches.length).toBeGreaterThan(3);
    for (const { id } of branches) {
      const similar = (await ask(`/api/cafes/${id}/similar`)).json<SimilarCafe[]>();
      const chains = similar.map(({ cafe }) => chain(cafe));
      expect(chains).toHaveLength(6);
      expect(new Set(chains).size).toBe(6);
    }
  });

  it('lists no similar cafe any more once it is gone, and none of what is not there', async () => {
    const url = '/api/cafes/1/similar';
    const [best] = (await ask(url)).json<SimilarCafe[]>();
    const { id } = best!.cafe;
    await opened.admin.send('PATCH', `/api/admin/cafes/${id}`, { status: 'draft' });
    expect((await ask(url)).json<SimilarCafe[]>().map(({ cafe }) => cafe.id)).not.toContain(id);
    expect((await ask(`/api/cafes/${id}/similar`)).statusCode).toBe(404);
    for (const missing of ['0', '99999', 'x', '2147483648']) {
      expect((await ask(`/api/cafes/${missing}/similar`)).json().code).toBe('CAFE_NOT_FOUND');
    }
  });
});
