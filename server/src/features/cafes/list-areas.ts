import type { AreaQuery } from '@cortado/contract';
import { tokenize } from '@cortado/search/text/fold';
import type { Answer } from '../../http/answer-cache.ts';
import { readyJson } from '../../http/ready-response.ts';
import type { Context } from '../../http/route.ts';

/**
 * Areas of published cafes, most cafes first.
 * @throws AppError RATE_LIMITED, if a client sends too many queries that are not cached
 */
export function listAreas({ services, client }: Context, { q, limit }: AreaQuery): Promise<Answer> {
  const { answers, catalogue } = services;
  const { snapshot } = catalogue;
  const key = `areas ${limit} ${tokenize(q).join(' ')}`;
  return answers.answer({ snapshot, key, scope: { areas: true }, ip: client.ip }, () =>
    readyJson(snapshot.findAreas({ q, limit })),
  );
}
