import type { Place, PlaceSuggestion } from '@cortado/contract';
import { z } from 'zod';
import { fetchJson, unexpectedAnswer, type FetchParts } from '../fetch-json.ts';
import { checkRow, type FoundRow } from '../found.ts';
import { isSameAddress } from '../same-address.ts';
import type { PlaceSearch, PlacesSource, Position } from '../source.ts';

const SERVICE = 'https://places.googleapis.com';
const PAGE_SIZE = 20;
/** The service gives no more than three pages of a search. */
const MAX_PAGES = 3;

const component = z.object({ longText: z.string(), types: z.array(z.string()).default([]) });
const located = {
  formattedAddress: z.string().default(''),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  addressComponents: z.array(component).default([]),
};
const cafePage = z.object({
  places: z
    .array(
      z.object({
        id: z.string(),
        displayName: z.object({ text: z.string() }).optional(),
        ...located,
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});
const suggestionPage = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({ placeId: z.string(), text: z.object({ text: z.string() }) })
          .optional(),
      }),
    )
    .default([]),
});
const details = z.object(located);

const MASKED = ['formattedAddress', 'location', 'addressComponents'];
const AREA_TYPES = ['neighborhood', 'sublocality', 'locality'];

/** The area, sublocality or locality of an address. */
function areaOf(components: readonly z.output<typeof component>[]): string {
  const found = AREA_TYPES.flatMap((type) =>
    components.filter(({ types }) => types.includes(type)),
  );
  return found[0]?.longText ?? '';
}

function parsed<T>(schema: z.ZodType<T>, answer: unknown): T {
  const result = schema.safeParse(answer);
  if (!result.success) throw unexpectedAnswer(result.error);
  return result.data;
}

/** Google's Places API (New). Only what the admin confirms is asked for: name, address and place. */
export class GoogleSource implements PlacesSource {
  readonly name = 'google';
  readonly label = 'Google Places';
  readonly credit = 'Powered by Google';
  readonly #key: string;
  readonly #url: string;
  readonly #parts: FetchParts;

  constructor({
    key,
    googleUrl = SERVICE,
    ...parts
  }: FetchParts & { key: string; googleUrl?: string }) {
    this.#key = key;
    this.#url = googleUrl;
    this.#parts = parts;
  }

  async findCafes(location: string): Promise<FoundRow[]> {
    const fields = ['id', 'displayName', ...MASKED].map((field) => `places.${field}`);
    const search = {
      textQuery: `coffee shops in ${location}`,
      includedType: 'cafe',
      regionCode: 'US',
    };
    const rows: FoundRow[] = [];
    let pageToken: string | undefined;
    for (let page = 0; page < MAX_PAGES; page++) {
      const answer = await this.#ask('places:searchText', [...fields, 'nextPageToken'], {
        ...search,
        pageSize: PAGE_SIZE,
        ...(pageToken && { pageToken }),
      });
      const { places, nextPageToken } = parsed(cafePage, answer);
      for (const { id, displayName, formattedAddress, location: at, addressComponents } of places) {
        const number = rows.length + 1;
        const area = areaOf(addressComponents);
        const raw = { sourceId: id, name: displayName?.text, address: formattedAddress, area };
        rows.push(checkRow(number, { ...raw, ...at }));
      }
      if (!nextPageToken) break;
      pageToken = nextPageToken;
    }
    return rows;
  }

  async suggest({ q, kind, session }: PlaceSearch): Promise<PlaceSuggestion[]> {
    const answer = await this.#ask('places:autocomplete', [], {
      input: q,
      includedRegionCodes: ['us'],
      ...(kind === 'city' && { includedPrimaryTypes: ['(cities)'] }),
      ...(session && { sessionToken: session }),
    });
    return parsed(suggestionPage, answer).suggestions.flatMap(({ placePrediction }) =>
      placePrediction
        ? [{ id: placePrediction.placeId, label: placePrediction.text.text, place: null }]
        : [],
    );
  }

  async place(id: string, session?: string): Promise<Place> {
    const query = session ? `?sessionToken=${encodeURIComponent(session)}` : '';
    const answer = await this.#ask(`places/${encodeURIComponent(id)}${query}`, MASKED);
    const { formattedAddress, location, addressComponents } = parsed(details, answer);
    if (!location) throw unexpectedAnswer(answer);
    return { address: formattedAddress, ...location, neighborhood: areaOf(addressComponents) };
  }

  async locate(address: string): Promise<Position | null> {
    const fields = ['id', ...MASKED].map((field) => `places.${field}`);
    const answer = await this.#ask('places:searchText', fields, {
      textQuery: address,
      regionCode: 'US',
      pageSize: 1,
    });
    const [found] = parsed(cafePage, answer).places;
    const part = (type: string) =>
      found?.addressComponents.find(({ types }) => types.includes(type))?.longText;
    const isSame = isSameAddress(address, {
      houseNumber: part('street_number'),
      postcode: part('postal_code'),
    });
    return (isSame && found?.location) || null;
  }

  #ask(path: string, fields: readonly string[], body?: object): Promise<unknown> {
    const headers = {
      'x-goog-api-key': this.#key,
      ...(fields.length > 0 && { 'x-goog-fieldmask': fields.join(',') }),
      ...(body && { 'content-type': 'application/json' }),
    };
    return fetchJson(
      `${this.#url}/v1/${path}`,
      { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) },
      this.#parts,
    );
  }
}
