import type { StreetLine } from '../street-lines.ts';

/**
 * Roads for cars alone whose class does not say so: expressways, tunnels, haul roads, tracks. They are matched by their
 * names, however the sources write them.
 */
const FOR_CARS = [
  /\b(tunnel|tunl|expy|expressway|skwy|skyway|busway)\b/i,
  /^ramp\b/i,
  /\bhov lane\b/i,
  /\bconnector\b/i,
  /\b(tobin (brg|bridge))\b/i,
  /\bstorrow (memorial )?dr\b/i,
  /^soldiers field rd$/i,
  /^charlesbank rd$/i,
  /^david g mugar way$/i,
  /^(adamski memorial|cutler|william f mcclellan) hwy$/i,
  /^(massport haul|martin a\. coughlin bypass|frontage) rd$/i,
  /^mbta\b/i,
  // Closed since 2014.
  /^old northern avenue brg$/i,
];

/**
 * The lines that may be walked on: none of a motorway, a tunnel or their links. A link is walked on if it is a turning lane
 * of a street that is: it has the street's name.
 */
export function walkableLines(lines: readonly StreetLine[]): StreetLine[] {
  const forWalking = lines.filter(isForWalking);
  const withoutLinks = forWalking.filter((line) => line.class !== 'link');
  const streets = new Set(withoutLinks.flatMap(({ name }) => name ?? []));
  const lanes = forWalking.filter(
    ({ class: kind, name }) => kind === 'link' && name !== null && streets.has(name),
  );
  return [...withoutLinks, ...lanes];
}

function isForWalking({ class: kind, name, tunnel }: StreetLine): boolean {
  if (kind === 'motorway' || tunnel) return false;
  return !FOR_CARS.some((pattern) => pattern.test(name ?? ''));
}
