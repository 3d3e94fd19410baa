import { boundedPart } from '../../../ui/PartBoundary.tsx';
import { MAX_LISTED_AREAS } from '../areas/max-listed-areas.ts';
import { useDiscovery } from '../discovery-context.ts';
import { setArea } from '../state/changes.ts';
import { RadioGroup, useFolded } from './Group.tsx';
import * as libTexts from '#messages/lib';
import * as texts from '#messages/discovery';

const AreaPicker = boundedPart(() => import('../areas/AreaPicker.tsx'), 'AreaPicker');

const COLLAPSED_COUNT = 4;

/** The area as a list of radios, with counts; of many areas the largest, and a field that finds the others. */
export function LocationGroup() {
  const { state, areas, facets, change } = useDiscovery();
  const { area } = state;
  const counts = new Map(facets?.areas.map((one) => [one.area, one.count]));
  const all = area === null || areas.includes(area) ? areas : [...areas, area];
  const isLong = areas.length > MAX_LISTED_AREAS;
  const [shown, more] = useFolded(all, COLLAPSED_COUNT, (one) => one === area);
  // Of very many areas only those with the most matches are counted.
  const count = (one: string) =>
    facets ? (counts.get(one) ?? (isLong ? undefined : 0)) : undefined;
  const choose = (one: string | null) => change(setArea(one));
  return (
    <RadioGroup
      name={texts.location()}
      choices={[
        [libTexts.allLocations(), area === null, facets?.allAreas, () => choose(null)],
        ...shown.map((one) => [one, one === area, count(one), () => choose(one)] as const),
      ]}
    >
      {isLong ? (
        <AreaPicker look="small" label={texts.findLocation()} value="" onPick={choose} />
      ) : (
        more
      )}
    </RadioGroup>
  );
}
