import type { Endpoint } from './endpoint.ts';
import {
  positionName,
  positionRequest,
  walk,
  walkRequest,
  walkTimes,
  walkTimesRequest,
} from './walks.ts';

/** Ways on foot, and what a position is near. Positions are in bodies, so that no address and no log has them. */
export const walkEndpoints = {
  findWalk: {
    method: 'POST',
    path: '/api/walk',
    access: 'everyone',
    summary: 'The shortest way on foot between two positions, step by step. It changes nothing.',
    body: walkRequest,
    answer: walk,
  },
  listWalkTimes: {
    method: 'POST',
    path: '/api/walk-times',
    access: 'everyone',
    summary: 'How many minutes it is on foot from a position to some cafes. It changes nothing.',
    body: walkTimesRequest,
    answer: walkTimes,
  },
  namePosition: {
    method: 'POST',
    path: '/api/position-name',
    access: 'everyone',
    summary: 'The street that a position is at, and the one that crosses it. It changes nothing.',
    body: positionRequest,
    answer: positionName,
  },
} as const satisfies Record<string, Endpoint>;
