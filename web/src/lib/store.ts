import { useSyncExternalStore } from 'react';

/** A value beside React's tree: when it changes, only the components that read what has changed render again. */
export interface Store<T> {
  /** What it holds on the server and while hydrating. */
  initial: T;
  get: () => T;
  set: (value: T) => void;
  /** @returns the function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** @param select gives the same part, by identity, for the same value */
export function useStorePart<T, Part>(store: Store<T>, select: (value: T) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
