type Turn =
  | 'start'
  | 'straight'
  | 'slight-left'
  | 'left'
  | 'sharp-left'
  | 'slight-right'
  | 'right'
  | 'sharp-right'
  | 'arrive';

/** A part of a route along one street. */
export interface Step {
  turn: Turn;
  /** Null: the street has no name that we know. */
  street: string | null;
  metres: number;
  /** The first and the last point of the step in the line of the route. */
  points: [first: number, last: number];
}

/** A stretch of one street, in points of the plane. */
export interface Leg {
  street: string | null;
  metres: number;
  /** The first and the last point in the line of the route. */
  points: [first: number, last: number];
}

type Point = readonly [x: number, y: number];

/** Stretches up to this long, in metres, are crossings of other streets, or corners. */
const SHORT = 15;
/** Stretches without a name up to this long, in metres, are not worth a step. */
const SHORT_NAMELESS = 40;
/** How far before and behind a turn its directions are measured, in metres. */
const TURN_WITHIN = 25;
/** From which angle on, in degrees, a turn is more than straight, slight and plain. */
const [SLIGHT, PLAIN, SHARP] = [25, 55, 125];

/**
 * Puts the stretches of a route together, street by street.
 * @param line points of the plane
 * @param before metres from the start to its street; they belong to the first step
 * @param after metres from the last street to the end; they belong to the arrival
 */
export function toSteps(
  legs: readonly Leg[],
  line: readonly Point[],
  before: number,
  after: number,
): Step[] {
  const steps = byStreet(joinNeighbours(legs)).map(({ street, metres, points }, at): Step =>
    at === 0
      ? { turn: 'start', street, metres: metres + before, points }
      : { turn: turnAt(line, points[0]), street, metres, points },
  );
  const { street, points } = steps.at(-1)!;
  return [...steps, { turn: 'arrive', street, metres: after, points: [points[1], points[1]] }];
}

/** Joins neighbouring stretches of one street. */
function joinNeighbours(legs: readonly Leg[]): Leg[] {
  const joined: Leg[] = [];
  for (const leg of legs) {
    const before = joined.at(-1);
    if (before?.street === leg.street) joined[joined.length - 1] = joinTwo(before, leg);
    else joined.push(leg);
  }
  return joined;
}

/** Gives what is not worth a step to the street before it, at the start to the street behind it. */
function byStreet(legs: readonly Leg[]): Leg[] {
  const steps: Leg[] = [];
  for (const [at, leg] of legs.entries()) {
    const before = steps.at(-1);
    const isLast = at === legs.length - 1;
    if (before && (before.street === leg.street || isBit(leg, isLast))) {
      steps[steps.length - 1] = joinTwo(before, leg);
    } else if (before && steps.length === 1 && isBit(before)) {
      steps[0] = { ...joinTwo(before, leg), street: leg.street };
    } else {
      steps.push(leg);
    }
  }
  return steps;
}

/** Whether a stretch is not worth a step; the last one is, because its street is where the end is. */
const isBit = ({ street, metres }: Leg, isLast = false): boolean =>
  street === null ? metres <= SHORT_NAMELESS : metres <= SHORT && !isLast;

const joinTwo = (one: Leg, next: Leg): Leg => ({
  street: one.street,
  metres: one.metres + next.metres,
  points: [one.points[0], next.points[1]],
});

function turnAt(line: readonly Point[], at: number): Turn {
  const [x, y] = line[at]!;
  const [fromX, fromY] = pointAway(line, at, -1);
  const [toX, toY] = pointAway(line, at, 1);
  const [inX, inY, outX, outY] = [x - fromX, y - fromY, toX - x, toY - y];
  const angle = Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY) * (180 / Math.PI);
  const side = angle > 0 ? 'left' : 'right';
  if (Math.abs(angle) < SLIGHT) return 'straight';
  if (Math.abs(angle) < PLAIN) return `slight-${side}`;
  return Math.abs(angle) < SHARP ? side : `sharp-${side}`;
}

/** The point some metres along the line from one of its points, behind or before it. */
function pointAway(line: readonly Point[], at: number, step: 1 | -1): Point {
  let left = TURN_WITHIN;
  for (let here = at; line[here + step]; here += step) {
    const [[x, y], [nextX, nextY]] = [line[here]!, line[here + step]!];
    const length = Math.hypot(nextX - x, nextY - y);
    if (length >= left)
      return [x + ((nextX - x) * left) / length, y + ((nextY - y) * left) / length];
    left -= length;
  }
  return step === 1 ? line.at(-1)! : line[0]!;
}
