import { createContext, use } from 'react';
import type { MapEngine } from './engine.ts';

export const MapEngineContext = createContext<MapEngine | null>(null);

/** The map that this stands on. */
export function useMapEngine(): MapEngine {
  const engine = use(MapEngineContext);
  if (!engine) throw new Error('This belongs on a map.');
  return engine;
}
