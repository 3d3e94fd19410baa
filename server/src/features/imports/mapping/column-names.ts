import {
  COLUMN_FACTS,
  factRow,
  IMPORT_FIELDS,
  storedName,
  type ImportField,
} from '@cortado/contract';

/**
 * What the columns of other people's files are called, without case and whatever is between words; the likeliest
 * first, where a file has several.
 */
const NAMES: Readonly<Partial<Record<ImportField, string>>> = {
  name: `name cafename shopname dbaname dba doingbusinessasname doingbusinessas tradename businessname business
    facilityname facility establishmentname establishment restaurantname restaurant storename venuename placename
    companyname company organizationname locationname title venue store aka akaname legalname`,
  address: `address fulladdress streetaddress formattedaddress siteaddress businessaddress address1 addressline1 addr
    streetname street stname displayaddress location`,
  houseNumber: 'housenumber housenum houseno streetnumber streetnum streetno stnum stno building',
  unit: 'unit unitnumber suite suitenumber apt apartment address2 addressline2 streetaddress2 floor',
  city: 'city cityname town municipality postalcity locality',
  state: 'state statecode stateprovince province region',
  zip: 'zip zipcode zip5 postcode postalcode postal',
  area: `neighborhood neighbourhood neighborhoods neighborhoodname area district borough boro communityarea communityareaname
    neighborhooddistrict analysisneighborhood planningarea`,
  latitude: 'latitude lat ycoord ycoordinate gpslatitude pointy y',
  longitude: 'longitude lng lon long xcoord xcoordinate gpslongitude pointx x',
  position: `location position latlng latlong latlon coordinates coordinate geolocation geopoint geocodedcolumn point geom
    thegeom geometry location1 newgeoreferencedcolumn georeference shape wkt wktgeom`,
  phone: `phone phonenumber telephone telephonenumber tel dayphn dayphone businessphone phoneno displayphone
    internationalphonenumber phone1`,
  website: 'website web url homepage site webaddress websiteurl websiteuri internetaddress',
  openingHours: 'openinghours hours businesshours hoursofoperation openhours',
  description: 'description about summary notes note comment comments',
  sources: 'factsources',
  sourceId: 'id sourceid licenseno licensenumber licenseid businessid yelpid placeid camis',
};

/** Names of columns about somebody or something else than the cafe. */
const FOREIGN =
  /^(mail|owner|legalowner|applicant|contactname|billing|previous|prior|parent|fax|image|photo|logo)/;

/** A name that begins with an underscore is that of a table's own count. */
export const isForeign = (column: string): boolean =>
  column.startsWith('_') || FOREIGN.test(normalizeColumn(column));
/** What a table puts before the name of a column to say what it belongs to. */
const PREFIXES = new Set(
  'location,coordinates,geo,business,biz,site,premise,premises,facility,establishment,store,restaurant,cafe,place,addr,contact,physical'.split(
    ',',
  ),
);
const SUFFIXES = new Set(['cleaned', 'clean', 'txt', 'text', 'value', 'full']);

/** A column's name as names are compared: without case, and what is between its words. */
export const normalizeColumn = (column: string): string =>
  column.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const RANKS = new Map<string, { field: ImportField; rank: number }[]>();
for (const field of IMPORT_FIELDS) {
  const fact = COLUMN_FACTS.find((one) => storedName(one) === field);
  const { column, alsoCalled = [] } = fact ? factRow(fact) : {};
  const own = column ? [column, ...alsoCalled].map(normalizeColumn) : [];
  const names = new Set([...(NAMES[field]?.split(/\s+/) ?? []), ...own]);
  for (const [rank, name] of [...names].entries()) {
    RANKS.set(name, [...(RANKS.get(name) ?? []), { field, rank }]);
  }
}

/** The fields that a column's name may mean; likelier ones have a lower rank. */
export function namedFields(column: string): readonly { field: ImportField; rank: number }[] {
  if (isForeign(column)) return [];
  const whole = normalizeColumn(column);
  const words = column
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
  const isPrefixed = PREFIXES.has(words[0] ?? '');
  const isSuffixed = SUFFIXES.has(words.at(-1) ?? '');
  const forms = [whole, words.slice(0, isSuffixed ? -1 : undefined).join('')];
  if (isPrefixed)
    forms.push(words.slice(1).join(''), words.slice(1, isSuffixed ? -1 : undefined).join(''));
  return forms.map((form) => RANKS.get(form)).find(Boolean) ?? [];
}
