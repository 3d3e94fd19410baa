import type { Answer } from '../../http/answer-cache.ts';
import { readyJson } from '../../http/ready-response.ts';
import type { Context } from '../../http/route.ts';

/** Active filter categories with their active options. */
export function listFilterCategories({ services }: Context): Promise<Answer> {
  const { answers, catalogue } = services;
  const { snapshot } = catalogue;
  return answers.answer({ snapshot, key: 'filter categories', scope: {} }, () =>
    readyJson(snapshot.categories),
  );
}
