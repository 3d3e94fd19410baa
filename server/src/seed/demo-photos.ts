/** Which drawn photographs the demo's cafes have, by the cafe's key: their names in seed/photos, the cover first. */
export const DEMO_PHOTOS: Readonly<Record<string, readonly string[]>> = {
  'george-howell-coffee-godfrey-hotel': [
    'window-bar',
    'pour-over',
    'from-above',
    'bean-shelf',
    'brick-front',
    'pastry-case',
  ],
  'tatte-bakery-cafe-south-boston': ['pastry-case', 'terrace', 'from-above'],
  'jaho-coffee-tea-south-end': ['siphon', 'armchair', 'rainy-night', 'espresso'],
  'for-five-coffee-roasters': ['roaster', 'bean-shelf', 'barista'],
  'ogawa-coffee': ['long-room', 'pour-over'],
  'blue-bottle-coffee-newbury': ['pour-over', 'long-room', 'from-above'],
  'thinking-cup-newbury': ['barista', 'window-seat'],
  'triangle-coffee': ['espresso'],
  'trident-booksellers-cafe': ['armchair', 'window-seat', 'cold-brew'],
  'south-end-buttery': ['terrace', 'brick-front', 'pastry-case', 'from-above', 'barista'],
  '1369-coffee-house-inman-square': ['brick-front', 'window-seat', 'armchair'],
  'caffe-vittoria': ['rainy-night', 'espresso'],
  'caffe-nero-jamaica-plain': ['armchair'],
  'pavement-coffeehouse-brighton-roastery': ['bean-shelf', 'roaster', 'barista', 'espresso'],
  'intelligentsia-coffee-post-office-square': ['from-above', 'espresso', 'long-room'],
  'flour-bakery-cafe-south-end': ['pastry-case'],
  tilde: ['window-seat', 'pour-over'],
  'cafe-siete': ['cold-brew', 'terrace'],
  'hi-rise-bread-company': ['brick-front', 'pastry-case', 'long-room'],
};

export const DEMO_CREDIT = 'Drawn for Cortado';
