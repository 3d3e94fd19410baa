import { describe, expect, it } from 'vitest';
import { UserFacingError } from '../core/user-facing-error.ts';
import { LICENCE_COLUMNS, parseLicences, readLicensedCafes } from './seed-licences.ts';

const good: Record<string, string> = {
  key: 'ogawa-coffee',
  licence: 'LB-141451',
  state: 'active',
  licensed_seats: '50',
  patio_permitted: 'yes',
  patio_seats: '12',
  patio_season: 'Apr-Oct',
  source_date: '2026-09-03',
};
const line = (licence: Record<string, string>) =>
  LICENCE_COLUMNS.map((column) => `"${licence[column] ?? ''}"`).join();
const parse = (...licences: Record<string, string>[]) =>
  parseLicences(
    [LICENCE_COLUMNS.join(), ...licences.map(line)].join('\n'),
    new Set(['ogawa-coffee', 'ula-cafe']),
  );

describe('parseLicences', () => {
  it('reads numbers, of which an empty one is unknown', () => {
    expect(parse(good)).toMatchObject([{ licensed_seats: 50, patio_seats: 12 }]);
    expect(parse({ ...good, licensed_seats: '' })).toMatchObject([{ licensed_seats: null }]);
  });

  it.each([
    ['licence', '141451', 'licence: Must look like LB-100298.'],
    ['licensed_seats', '0', 'licensed_seats: Must be a whole number from 1, or empty.'],
    ['licensed_seats', '12.5', 'licensed_seats: Must be a whole number from 1, or empty.'],
    ['licensed_seats', '9999', 'licensed_seats: Is too large.'],
    ['patio_permitted', '', 'patio_seats: There is no patio.'],
    ['source_date', '2026-09', 'source_date: Must be a day such as 2026-09-03.'],
    ['state', 'missing', 'state: A missing licence says nothing.'],
    ['key', 'nowhere', 'key: There is no cafe nowhere.'],
    ['key', 'ogawa-coffee', 'key: Row 2 has it already.'],
  ])('names the file, the row and the column of a bad %s', (column, value, problem) => {
    expect(() => parse(good, { ...good, key: 'ula-cafe', [column]: value })).toThrow(
      new UserFacingError(`seed/licences.csv, row 3: ${problem}`),
    );
  });

  it('refuses other columns', () => {
    expect(() => parseLicences('key,seats\nogawa-coffee,50', new Set())).toThrow(
      /^seed\/licences\.csv, row 1: the columns must be key, licence, /,
    );
  });
});

describe('the bundled licences', () => {
  const { cafes, licences } = readLicensedCafes();
  const named = (key: string) => cafes.find((cafe) => cafe.key === key)!;
  const board = { by: 'city', of: 'Licensing Board', on: '2026-09-03' };

  it('are 77, and three that are missing', () => {
    const count = (state: string) => licences.filter((one) => one.state === state).length;
    expect([count('active'), count('missing')]).toEqual([77, 3]);
  });

  it('give seats and a permitted patio to their cafes', () => {
    const { licensedSeats, filters, sources } = named('thinking-cup-boston-common');
    expect(licensedSeats).toBe(48);
    expect(filters).toContain('seating:outdoor');
    expect(sources).toMatchObject({ licensedSeats: board, 'seating:outdoor': board });
  });

  it.each([
    ['says 0', 'koko-coffee-long-wharf'],
    ['has two numbers', 'coffee-turco'],
    ['may be of another place', 'kohi-coffee-company-boston-landing'],
    ['is missing', 'java-house'],
  ])('leave seats unknown where the record %s', (_what, key) => {
    expect(named(key)).toMatchObject({ licensedSeats: null });
    expect(named(key).sources).not.toHaveProperty('licensedSeats');
  });

  it('say nothing of a patio that no licence names', () => {
    expect(named('ogawa-coffee').filters).not.toContain('seating:outdoor');
  });
});
