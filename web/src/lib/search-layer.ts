/** The search box of a phone takes the whole screen as a history entry of its own: Back closes it. */
export const SEARCH_LAYER = { searchLayer: true };

type LayerState = Partial<typeof SEARCH_LAYER> | null;

/** @param state of the history entry, the present one unless given */
export const isSearchLayer = (state = window.history.state as LayerState): boolean =>
  state?.searchLayer === true;
