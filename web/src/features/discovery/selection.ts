import { createStore, type Store } from '../../lib/store.ts';

/** The ids of the cafes that stand out, in the list and on the map alike. */
export interface Selection {
  /** Under the pointer or the focus. */
  highlighted: Store<number | null>;
  /** Whose popup or card is open. */
  open: Store<number | null>;
}

export const createSelection = (): Selection => ({
  highlighted: createStore<number | null>(null),
  open: createStore<number | null>(null),
});
