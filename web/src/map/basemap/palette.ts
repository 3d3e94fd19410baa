/** The map's colors by theme. MapLibre reads no CSS; the land is a token too, and a test compares the two. */
export const PALETTES = {
  light: {
    land: '#F5F0E7', landNear: '#F1EADF', water: '#CCDCDD', deep: '#C3D6D8', shore: '#AFC6C9', border: '#CDBFAB',
    park: '#DDE4CD', garden: '#D6DFC2', wild: '#DCE3CE', reservation: '#DDE4CD', cemetery: '#E1E4D3', plaza: '#EBE3D4',
    motorway: '#EBD3AB', motorwayCase: '#D3B98C', trunk: '#EFDDBD', trunkCase: '#D8C29B',
    primary: '#FCF3E2', primaryCase: '#D9C9AE', secondary: '#FFFFFF', secondaryCase: '#DCCFBA',
    tertiary: '#FFFFFF', tertiaryCase: '#DFD3C1', residential: '#FFFDFA', residentialCase: '#E3D9CA',
    residentialFar: '#E4DACA', alley: '#F9F5EE', alleyCase: '#E5DBCC', path: '#C8B99E',
    red: '#C9655A', orange: '#D9964A', green: '#5E9A78', blue: '#5B7FB0', stationFill: '#FFFFFF', stationEdge: '#5A4A3E',
    town: '#4A3B31', area: '#5F5044', mainStreet: '#7A6B5D', street: '#8E7D6B', station: '#57483C',
    waterText: '#4C7780', parkText: '#5B6D3F', halo: '#F8F4ED', haloWater: '#D4E2E3', haloPark: '#E6EBD9',
    shield: '#FFFDF8', shieldEdge: '#CDB284', shieldText: '#7A5C2C', line: '#A3611F',
  },
  dark: {
    land: '#1B1613', landNear: '#1D1815', water: '#13222A', deep: '#101D24', shore: '#20363F', border: '#4A3E35',
    park: '#222A1D', garden: '#252E1F', wild: '#20281C', reservation: '#222A1D', cemetery: '#20251C', plaza: '#26201B',
    motorway: '#5A472F', motorwayCase: '#120E0B', trunk: '#52422F', trunkCase: '#120E0B',
    primary: '#4A3D32', primaryCase: '#120E0B', secondary: '#42372F', secondaryCase: '#120E0B',
    tertiary: '#3B322B', tertiaryCase: '#120E0B', residential: '#342C26', residentialCase: '#130F0C',
    residentialFar: '#2A231E', alley: '#2A231E', alleyCase: '#15110E', path: '#4B4036',
    red: '#D96A60', orange: '#D99A45', green: '#4E9E74', blue: '#5F8FCB', stationFill: '#1D1815', stationEdge: '#D8CABA',
    town: '#E4D8CA', area: '#CBBBA9', mainStreet: '#A89888', street: '#8A7B6E', station: '#D5C7B7',
    waterText: '#7BA5B1', parkText: '#98A97D', halo: '#181310', haloWater: '#13222A', haloPark: '#20281C',
    shield: '#2A211A', shieldEdge: '#6E5A3F', shieldText: '#D9BE8E', line: '#E5AE6C',
  },
} as const; // prettier-ignore

export type MapTheme = keyof typeof PALETTES;
export type Palette = Readonly<Record<keyof (typeof PALETTES)['light'], string>>;
