import { createHash } from 'node:crypto';
import { checkRow, type FoundRow, type RawCafe } from '../../places/found.ts';
import { tokenize } from '../../catalogue/text/fold.ts';

/** What a column or property may be called, without case, spaces and underscores. */
const NAMES: Readonly<Record<string, keyof RawCafe>> = {
  id: 'sourceId',
  sourceid: 'sourceId',
  name: 'name',
  description: 'description',
  address: 'address',
  neighborhood: 'area',
  neighbourhood: 'area',
  area: 'area',
  latitude: 'latitude',
  lat: 'latitude',
  longitude: 'longitude',
  lng: 'longitude',
  lon: 'longitude',
  website: 'website',
  url: 'website',
  phone: 'phone',
  openinghours: 'openingHours',
  hours: 'openingHours',
  filters: 'filters',
};

/** The field that a column stands for; undefined for one that means nothing here. */
export function fieldOf(column: string): keyof RawCafe | undefined {
  return NAMES[column.toLowerCase().replaceAll(/[\s_-]/g, '')];
}

/** A file that gives its rows no ids knows them again by name and address. */
function idFrom({ name, address }: RawCafe): string {
  const words = [name, address].map((text) => tokenize(typeof text === 'string' ? text : ''));
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 16);
}

/** Checks a row of a file by its columns or properties. */
export function fileRow(number: number, columns: Readonly<Record<string, unknown>>): FoundRow {
  const raw: RawCafe = {};
  for (const [column, value] of Object.entries(columns)) {
    const field = fieldOf(column);
    if (field === 'filters') raw.filters = String(value).split('|').filter(Boolean);
    else if (field) raw[field] = value;
  }
  return checkRow(number, { ...raw, sourceId: raw.sourceId || idFrom(raw) });
}
