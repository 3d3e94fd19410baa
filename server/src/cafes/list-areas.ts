import { readyJson, type ReadyResponse } from '../catalogue/responses.ts';
import type { Context } from '../routing/route.ts';

/** Areas of published cafes, the one with most cafes first. */
export function listAreas({ services: { catalogue, responses } }: Context): ReadyResponse {
  return responses.get('areas', () => readyJson(catalogue.snapshot.areas));
}
