import { ADMIN } from '../watched-server.ts';
import { PASSWORD } from '../../bench/visitors.ts';

const HOURS = [
  'Mo-Fr 07:00-18:00',
  '24/7',
  'Mo-Su,PH 08:00-20:00; We off',
  'Jun-Aug: Sa 9:00-17:00',
];
const URLS = ['https://example.org/', 'http://example.org/a?b=c', 'https://exa%20mple.org', ''];
const CSV =
  'name,address,city,latitude,longitude\nA,1 Main St,Boston,42.36,-71.06\n"B ""b""",2 Main St,Boston,,\n';
const GEOJSON = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-71.06, 42.36] },
      properties: { name: 'A', address: '1 Main St, Boston' },
    },
  ],
});

/** Valid values for a field of this name, where its schema says less: most requests should pass the first check. */
export const KNOWN_VALUES: Readonly<Record<string, readonly string[]>> = {
  q: ['coffee', 'wifi open now', 'ogawa', 'north end', 'espreso near me', 'new york'],
  typed: ['coffee', 'quiet espresso', 'pour over'],
  named: ['coffee', 'south end', 'x y z'],
  area: ['Back Bay', 'North End', 'Cambridge', 'nowhere'],
  roastLevels: ['light', 'light,medium,dark', 'LIGHT,,medium'],
  brewingMethods: ['pour_over', 'espresso,cold_brew'],
  features: ['wifi', 'wifi,power', 'food'],
  minRating: ['0', '4', '4.5', '5'],
  ratingFilter: ['4_stars', '3_stars,5_stars', '4+'],
  priceLevel: ['1', '4'],
  openAt: ['now', 'mon-0730', 'sun-2359', '24h', 'sat-sun', '2026-11-26', '2099-12-31-1800-2400'],
  sortBy: ['relevance', 'distance', 'rating', 'name', 'newest'],
  bbox: ['-71.2,42.2,-70.9,42.5', '170,-80,-170,80', '-180,-90,180,90'],
  view: ['-71.2,42.2,-70.9,42.5', '-180,-90,180,90'],
  zoom: ['0', '12', '22', '3.5'],
  lat: ['42.36', '-90', '90'],
  lng: ['-71.06', '180', '-180'],
  limit: ['1', '20', '200'],
  offset: ['0', '1', '100', '999999999'],
  week: ['2026-11-15', '2026-02-30', '9999-12-31'],
  latitude: ['42.36', '-90', '90.0000000000000000001'],
  longitude: ['-71.06', '180'],
  openingHours: HOURS,
  text: HOURS,
  name: ['Corner Cafe', 'Ünïcode & Söns', 'milk_foam', 'cafes.csv', 'cafes.geojson'],
  display_name: ['Oat milk', '<b>Bold</b>'],
  value: ['oat_milk', 'light', 'wifi'],
  description: ['A quiet place with light roasts.', 'Ten letters and more <b>bold</b>'],
  neighborhood: ['Back Bay', 'Somewhere new'],
  phone: ['+1 617 555 0100', ''],
  instagramHandle: ['@corner', 'corner'],
  address: ['1 Main St, Boston, MA', '10 Newbury Street, Boston'],
  website: URLS,
  imageUrl: URLS,
  googleMapsUrl: URLS,
  location: ['Boston', 'Boston, MA', 'Springfield'],
  id: ['Boston, MA', 'Cambridge, MA'],
  content: [CSV, GEOJSON, CSV.repeat(50), `\uFEFF${CSV}`, CSV.replaceAll(',', ';')],
  username: [ADMIN.username, 'fuzz-member-1', 'fuzz-owner-4', 'somebody.new'],
  email: ['a@example.org', '"a b"@example.org', 'ünï@example.org'],
  password: [PASSWORD],
  currentPassword: [PASSWORD],
  newPassword: [PASSWORD, 'Another good one 4 stress'],
  mode: ['popup', 'redirect'],
  returnTo: ['/', '/cafe/1', '//example.org', '/\\example.org', 'https://example.org'],
  mailbox: ['info', 'hello'],
  code: ['000000', '123456'],
};
