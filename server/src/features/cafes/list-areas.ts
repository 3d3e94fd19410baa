import { readyJson, type Answer } from '../../http/response-cache.ts';
import type { Context } from '../../http/route.ts';

/** Areas of published cafes, most cafes first. */
export function listAreas({ services: { catalogue, responses } }: Context): Answer {
  const { snapshot } = catalogue;
  return responses.answer(snapshot, 'areas', () => readyJson(snapshot.areas));
}
