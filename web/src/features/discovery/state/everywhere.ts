import { clearFavorites, type Change } from './changes.ts';

const EVERYWHERE = { area: null, bbox: null, page: 1 };

/** Nearest first, wherever that is. */
export const setNearMe: Change = (state) => ({ ...state, ...EVERYWHERE, sort: 'distance' });

/** Favorites are looked for everywhere. */
export const setFavoritesOnly = (wanted: boolean): Change =>
  wanted ? (state) => ({ ...state, ...EVERYWHERE, favoritesOnly: true }) : clearFavorites;
