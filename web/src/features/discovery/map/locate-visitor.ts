import type { Point } from '@cortado/contract/distance';
import { requestLocation } from '../../../lib/location.ts';
import { toast } from '../../../ui/toast-store.ts';

const PROBLEMS = {
  refused: {
    title: 'Your location is not shared',
    description:
      'Allow this site to see your location in the settings of your browser, then try again.',
  },
  unavailable: {
    title: 'Your location could not be found',
    description: 'Your device does not say where it is right now. Please try again in a moment.',
  },
} as const;

/** Where the visitor is, asked by themselves: they are told where it cannot be found out. */
export async function locateVisitor(): Promise<Point | null> {
  const answer = await requestLocation();
  if (typeof answer === 'object') return answer;
  toast({ tone: 'note', ...PROBLEMS[answer] });
  return null;
}
