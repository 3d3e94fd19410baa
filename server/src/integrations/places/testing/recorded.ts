/** Shapes as the services answer them, with cafes of our own invention. */

const feature = (properties: object, coordinates: [number, number]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
});

export const photonBoston = {
  type: 'FeatureCollection',
  features: [
    feature(
      {
        osm_type: 'R',
        osm_id: 2_315_704,
        osm_key: 'place',
        osm_value: 'city',
        type: 'city',
        countrycode: 'US',
        name: 'Boston',
        country: 'United States',
        state: 'Massachusetts',
        county: 'Suffolk',
        extent: [-71.1912, 42.4007, -70.8045, 42.2279],
      },
      [-71.0583, 42.3554],
    ),
  ],
};

export const photonAddresses = {
  type: 'FeatureCollection',
  features: [
    feature(
      {
        osm_type: 'N',
        osm_id: 11,
        countrycode: 'US',
        housenumber: '12',
        street: 'Pier Road',
        district: 'Seaport',
        city: 'Boston',
        state: 'Massachusetts',
        postcode: '02210',
      },
      [-71.04, 42.35],
    ),
    feature(
      { osm_type: 'N', osm_id: 12, countrycode: 'GB', name: 'Boston', city: 'Boston' },
      [0, 53],
    ),
  ],
};

export const overpassCafes = {
  version: 0.6,
  generator: 'Overpass API',
  osm3s: { copyright: 'The data included in this document is from www.openstreetmap.org.' },
  elements: [
    {
      type: 'node',
      id: 1,
      lat: 42.351,
      lon: -71.041,
      tags: {
        amenity: 'cafe',
        cuisine: 'coffee_shop',
        name: 'Harbor Bean',
        'addr:housenumber': '12',
        'addr:street': 'Pier Road',
        'addr:city': 'Boston',
        'addr:state': 'MA',
        'addr:postcode': '02210',
        website: 'https://harborbean.example',
        phone: '+1-617-555-0111',
        opening_hours: 'Mo-Fr 07:00-18:00',
        internet_access: 'wlan',
      },
    },
    {
      type: 'way',
      id: 1,
      center: { lat: 42.352, lon: -71.052 },
      nodes: [1, 2, 3],
      tags: {
        amenity: 'cafe',
        cuisine: 'coffee_shop',
        name: 'قهوة ☕ Wharf',
        opening_hours: 'when the boats are in',
      },
    },
    {
      type: 'relation',
      id: 1,
      center: { lat: 42.353, lon: -71.063 },
      members: [],
      tags: { amenity: 'cafe', name: 'Long Hall', 'contact:website': 'longhall.example' },
    },
    { type: 'node', id: 4, lat: 42.35, lon: -71.04, tags: { amenity: 'cafe' } },
    { type: 'way', id: 5, tags: { amenity: 'cafe', name: 'Without a place' } },
  ],
};

const component = (longText: string, ...types: string[]) => ({
  longText,
  shortText: longText,
  types,
  languageCode: 'en',
});

const googlePlace = (id: string, text: string) => ({
  id,
  displayName: { text, languageCode: 'en' },
  formattedAddress: '12 Pier Rd, Boston, MA 02210, USA',
  location: { latitude: 42.351, longitude: -71.041 },
  addressComponents: [
    component('12', 'street_number'),
    component('Seaport District', 'neighborhood', 'political'),
    component('Boston', 'locality', 'political'),
  ],
});

export const googlePages = [
  { places: [googlePlace('ChIJ-a', 'Harbor Bean')], nextPageToken: 'second' },
  {
    places: [
      { ...googlePlace('ChIJ-b', 'Long Hall'), location: { latitude: 42.36, longitude: -71.05 } },
    ],
  },
] as const;

export const googleSuggestions = {
  suggestions: [
    {
      placePrediction: {
        place: 'places/ChIJ-c',
        placeId: 'ChIJ-c',
        text: { text: '12 Pier Road, Boston, MA, USA', matches: [{ endOffset: 2 }] },
        types: ['street_address'],
      },
    },
    { queryPrediction: { text: { text: 'pier cafes' } } },
  ],
};

export const googleDetails = googlePlace('ChIJ-c', 'Ignored');

export const googleAddress = {
  places: [
    {
      ...googleDetails,
      addressComponents: [...googleDetails.addressComponents, component('02210', 'postal_code')],
    },
  ],
};
