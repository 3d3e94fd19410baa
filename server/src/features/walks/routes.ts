import { position } from '@cortado/contract/position';
import type {
  PositionName,
  positionRequest,
  Walk,
  WalkRequest,
  WalkTimes,
  walkTimesRequest,
} from '@cortado/contract/walks';
import { walkMinutes } from '@cortado/streets/walking/route';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type Context, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';

/** @throws AppError RATE_LIMITED */
function findWalk({ services, client }: Context, { from, to }: WalkRequest): Promise<Walk> {
  services.uncachedReads.take(client.ip);
  return services.streets.ask('walk', { from, to });
}

/** @throws AppError RATE_LIMITED */
async function listWalkTimes(
  { services, client }: Context,
  { from, cafes }: z.output<typeof walkTimesRequest>,
): Promise<WalkTimes> {
  services.uncachedReads.take(client.ip);
  const { snapshot } = services.catalogue;
  const placed = cafes.flatMap((id) => {
    const cafe = snapshot.cafes.get(id);
    const at = cafe && position(cafe);
    return at ? [{ id, at }] : [];
  });
  const to = placed.map(({ at }) => at);
  const lengths = await services.streets.ask('lengths', { from, to });
  return placed.map(({ id }, i) => {
    const length = lengths[i]!;
    return {
      cafe: id,
      minutes: length && walkMinutes(length.metres),
      isAbout: length?.isAbout ?? false,
    };
  });
}

/** @throws AppError RATE_LIMITED */
function namePosition(
  { services, client }: Context,
  { at }: z.output<typeof positionRequest>,
): Promise<PositionName> {
  services.uncachedReads.take(client.ip);
  return services.streets.ask('nameOf', at);
}

export function walkRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'findWalk', (context, { body }) => findWalk(context, body));
  route(app, services, 'namePosition', (context, { body }) => namePosition(context, body));
  route(app, services, 'listWalkTimes', (context, { body }) => listWalkTimes(context, body));
}
