import { z } from 'zod';
import { fetchJson, type FetchParts } from './fetch-json.ts';
import { checkRow, type FoundRow } from './found.ts';
import { isSameAddress, type PlacesSource } from './source.ts';

const SERVICE = 'https://places.googleapis.com';
const PAGE_SIZE = 20;
/** The service gives no more than three pages of a search. */
const MAX_PAGES = 3;

const component = z.object({ longText: z.string(), types: z.array(z.string()).default([]) });
const position = z.object({ latitude: z.number(), longitude: z.number() });
const addressFields = {
  formattedAddress: z.string().default(''),
  addressComponents: z.array(component).default([]),
};
const cafePage = z.object({
  places: z
    .array(
      z.object({
        id: z.string(),
        displayName: z.object({ text: z.string() }).optional(),
        location: position.optional(),
        ...addressFields,
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
const details = z.object({ location: position, ...addressFields });

const MASKED = ['formattedAddress', 'location', 'addressComponents'];
const AREA_TYPES = ['neighborhood', 'sublocality', 'locality'];

/** The area, sublocality or locality of an address. */
function areaOf(components: readonly z.output<typeof component>[]): string {
  const found = AREA_TYPES.flatMap((type) =>
    components.filter(({ types }) => types.includes(type)),
  );
  return found[0]?.longText ?? '';
}

/** Google's Places API (New). It requests only what the admin confirms: name, address and place. */
export function googleSource({
  key,
  googleUrl = SERVICE,
  ...parts
}: FetchParts & { key: string; googleUrl?: string }): PlacesSource {
  const ask = <T>(
    path: string,
    schema: z.ZodType<T>,
    fields: readonly string[],
    body?: object,
  ): Promise<T> => {
    const headers = {
      'x-goog-api-key': key,
      ...(fields.length > 0 && { 'x-goog-fieldmask': fields.join(',') }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    return fetchJson(`${googleUrl}/v1/${path}`, schema, { headers, ...sent }, parts);
  };
  return {
    name: 'google',
    label: 'Google Places',
    credit: 'Powered by Google',

    async findCafes(location) {
      const fields = ['id', 'displayName', ...MASKED].map((field) => `places.${field}`);
      const search = {
        textQuery: `coffee shops in ${location}`,
        includedType: 'cafe',
        regionCode: 'US',
      };
      const rows: FoundRow[] = [];
      let pageToken: string | undefined;
      for (let page = 0; page < MAX_PAGES; page++) {
        const { places, nextPageToken } = await ask(
          'places:searchText',
          cafePage,
          [...fields, 'nextPageToken'],
          { ...search, pageSize: PAGE_SIZE, ...(pageToken && { pageToken }) },
        );
        for (const {
          id,
          displayName,
          formattedAddress,
          location: at,
          addressComponents,
        } of places) {
          const number = rows.length + 1;
          const area = areaOf(addressComponents);
          const raw = { sourceId: id, name: displayName?.text, address: formattedAddress, area };
          rows.push(checkRow(number, { ...raw, ...at }));
        }
        if (!nextPageToken) break;
        pageToken = nextPageToken;
      }
      return rows;
    },

    async suggest({ q, kind, session }) {
      const { suggestions } = await ask('places:autocomplete', suggestionPage, [], {
        input: q,
        includedRegionCodes: ['us'],
        ...(kind === 'city' && { includedPrimaryTypes: ['(cities)'] }),
        ...(session && { sessionToken: session }),
      });
      return suggestions.flatMap(({ placePrediction }) =>
        placePrediction
          ? [{ id: placePrediction.placeId, label: placePrediction.text.text, place: null }]
          : [],
      );
    },

    async place(id, session) {
      const query = session ? `?sessionToken=${encodeURIComponent(session)}` : '';
      const path = `places/${encodeURIComponent(id)}${query}`;
      const found = await ask(path, details, MASKED);
      const { formattedAddress, location, addressComponents } = found;
      return { address: formattedAddress, ...location, neighborhood: areaOf(addressComponents) };
    },

    async locate(address) {
      const fields = ['id', ...MASKED].map((field) => `places.${field}`);
      const search = { textQuery: address, regionCode: 'US', pageSize: 1 };
      const { places } = await ask('places:searchText', cafePage, fields, search);
      const [found] = places;
      const part = (type: string) =>
        found?.addressComponents.find(({ types }) => types.includes(type))?.longText;
      const isSame = isSameAddress(address, {
        houseNumber: part('street_number'),
        postcode: part('postal_code'),
      });
      return (isSame && found?.location) || null;
    },
  };
}
