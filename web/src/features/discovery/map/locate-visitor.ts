import type { Point } from '@cortado/contract/distance';
import { requestLocation, type LocationAnswer } from '../../../lib/location.ts';
import { toast } from '../../../ui/toast-store.ts';
import * as texts from './texts.ts';

export function tellLocationProblem(problem: Exclude<LocationAnswer, Point>): void {
  toast({ tone: 'note', ...texts.locationProblems[problem] });
}

/** Where the visitor is, asked by themselves: they are told where it cannot be found out. */
export async function locateVisitor(): Promise<Point | null> {
  const answer = await requestLocation();
  if (typeof answer === 'object') return answer;
  tellLocationProblem(answer);
  return null;
}
