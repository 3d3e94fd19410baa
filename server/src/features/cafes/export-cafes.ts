import { endpoints, type Cafe } from '@cortado/contract';
import { stringify } from 'csv-stringify/sync';
import { ReadyResponse, type Answer } from '../../http/response-cache.ts';
import type { Snapshot } from '../../catalogue/types.ts';
import type { Context } from '../../http/route.ts';

/** The columns of an export, which can be imported again. */
const toColumns = (cafe: Cafe) => ({
  id: cafe.id,
  name: cafe.name,
  description: cafe.description,
  address: cafe.address,
  neighborhood: cafe.area,
  latitude: Number(cafe.latitude),
  longitude: Number(cafe.longitude),
  website: cafe.website,
  phone: cafe.phone,
  sells_coffee_beans: cafe.sellsCoffeeBeans,
  filters: cafe.appliedFilters.map((filter) => `${filter.category_name}:${filter.value}`).join('|'),
});

const byId = ({ cafes }: Snapshot) => [...cafes.values()].toSorted((a, b) => a.id - b.id);

/** Escapes formulas within a text: a spreadsheet may split cells at semicolons, tabs or line breaks. */
const escapeInside = (text: string) => text.replaceAll(/([;\t\r\n] *)(?=[=+\-@])/g, "$1'");

/** Published cafes by id, as CSV. Cells that a spreadsheet would run as formulas are escaped. */
export function exportCsv({ services: { catalogue, responses } }: Context): Answer {
  const { snapshot } = catalogue;
  return responses.answer(snapshot, 'cafes.csv', () => {
    const rows = byId(snapshot).map(toColumns);
    const text = stringify(rows, {
      header: true,
      escape_formulas: true,
      cast: { string: escapeInside },
    });
    return new ReadyResponse(Buffer.from(text), endpoints.exportCafesCsv.produces);
  });
}

/** Published cafes by id, as GeoJSON points. */
export function exportGeoJson({ services: { catalogue, responses } }: Context): Answer {
  const { snapshot } = catalogue;
  return responses.answer(snapshot, 'cafes.geojson', () => {
    const features = byId(snapshot).map((cafe) => {
      const { id, latitude, longitude, ...properties } = toColumns(cafe);
      const coordinates = [longitude, latitude];
      return { type: 'Feature', id, geometry: { type: 'Point', coordinates }, properties };
    });
    const text = JSON.stringify({ type: 'FeatureCollection', features });
    return new ReadyResponse(Buffer.from(text), endpoints.exportCafesGeoJson.produces);
  });
}
