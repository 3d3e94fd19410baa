/** The map's colors by theme. MapLibre reads no CSS; the land is a token too, and a test holds the two together. */
export const PALETTES = {
  light: {
    land: '#F3EEE5', water: '#CCDCDD', shore: '#B8CCCE', park: '#DDE3CD', town: '#CDBFAB',
    'road-1': '#EBD5B0', 'road-1-case': '#D9C097', 'road-2': '#FFFFFF', 'road-2-case': '#DFD4C3',
    'road-3': '#FDFBF7', 'road-3-case': '#E3D9CA',
    'transit-red': '#C9655A', 'transit-orange': '#D9964A', 'transit-green': '#5E9A78', 'transit-blue': '#5B7FB0',
    'label-1': '#4A3B31', 'label-2': '#6F5F52', 'label-3': '#8A796A', 'label-water': '#557F88', 'label-park': '#667848',
    halo: '#F8F4ED',
  },
  dark: {
    land: '#1D1815', water: '#13222A', shore: '#1C313B', park: '#222A1D', town: '#4A3E35',
    'road-1': '#57452F', 'road-1-case': '#2A211A', 'road-2': '#40362E', 'road-2-case': '#161210',
    'road-3': '#332B25', 'road-3-case': '#181412',
    'transit-red': '#E0605A', 'transit-orange': '#E8A33D', 'transit-green': '#3FAE72', 'transit-blue': '#4F8FE6',
    'label-1': '#E4D8CA', 'label-2': '#B3A292', 'label-3': '#8D7D6F', 'label-water': '#6C97A4', 'label-park': '#8B9C70',
    halo: '#181310',
  },
} as const; // prettier-ignore

export type MapTheme = keyof typeof PALETTES;
export type Palette = Readonly<Record<keyof (typeof PALETTES)['light'], string>>;

export const TRANSIT_OPACITY: Readonly<Record<MapTheme, number>> = { light: 0.5, dark: 0.62 };
