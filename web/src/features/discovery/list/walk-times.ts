import type { WalkTimes } from '@cortado/contract/walks';
import type { Point } from '@cortado/contract/distance';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { pause } from '../../../lib/lazy-part.ts';

interface Batch {
  from: Point;
  cafes: number[];
  answer: Promise<WalkTimes>;
}

let open: Batch | null = null;

const isSame = (a: Point, b: Point) => a.lat === b.lat && a.lng === b.lng;

/** Rows that appear together ask together. */
function batchFrom(from: Point): Batch {
  if (open && isSame(open.from, from)) return open;
  const cafes: number[] = [];
  const ask = async () => {
    await pause(0);
    open = null;
    const { lat, lng } = from;
    return call('POST /api/walk-times', { body: { from: { lat, lng }, cafes } });
  };
  open = { from, cafes, answer: ask() };
  return open;
}

async function timeTo(cafe: number, from: Point) {
  const { cafes, answer } = batchFrom(from);
  cafes.push(cafe);
  return (await answer).find((time) => time.cafe === cafe) ?? null;
}

/** How long it is on foot from a position to a cafe; null or undefined while or where that is not known. */
export function useWalkTime(
  cafe: number,
  { lat, lng }: Point,
): WalkTimes[number] | null | undefined {
  const { data } = useQuery({
    queryKey: ['POST /api/walk-times', { lat, lng, cafe }],
    queryFn: () => timeTo(cafe, { lat, lng }),
    staleTime: Infinity,
  });
  return data;
}
