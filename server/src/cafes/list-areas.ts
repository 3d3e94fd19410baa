import { readyJson, type Answer } from '../catalogue/responses.ts';
import type { Context } from '../routing/route.ts';

/** Areas of published cafes, the one with most cafes first. */
export function listAreas({ services: { catalogue, responses } }: Context): Answer {
  const { snapshot } = catalogue;
  return responses.answer(snapshot, 'areas', () => readyJson(snapshot.areas));
}
