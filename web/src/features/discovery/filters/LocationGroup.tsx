import { useId, useState } from 'react';
import * as libTexts from '#messages/lib';
import * as texts from '#messages/discovery';
import { Radio } from '../../../ui/Choice.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { PartBoundary, partFailed } from '../../../ui/PartBoundary.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { setArea } from '../state/changes.ts';
import { MAX_LISTED_AREAS } from '../areas/max-listed-areas.ts';
import { collapse } from './collapse.ts';
import { Group } from './Group.tsx';
import { ShowMore } from './ShowMore.tsx';
import * as styles from './filters.module.css';

const AreaPicker = lazyPart(() => import('../areas/AreaPicker.tsx'), 'AreaPicker');

const COLLAPSED_COUNT = 4;

/** The area as a list of radios, with counts; of many areas the largest, and a field that finds the others. */
export function LocationGroup() {
  const { state, areas, facets, change } = useDiscovery();
  const { area } = state;
  const id = useId();
  const [open, setOpen] = useState(false);
  const counts = new Map(facets?.areas.map((one) => [one.area, one.count]));
  const all = area === null || areas.includes(area) ? areas : [...areas, area];
  const isLong = areas.length > MAX_LISTED_AREAS;
  const shown = open && !isLong ? all : collapse(all, COLLAPSED_COUNT, (one) => one === area);
  // Of very many areas only those with the most matches are counted.
  const count = (one: string) =>
    facets ? (counts.get(one) ?? (isLong ? undefined : 0)) : undefined;
  return (
    <Group role="radiogroup" name={texts.location()}>
      <div className={styles.options}>
        <Radio
          name={id}
          checked={area === null}
          count={facets?.allAreas}
          onCheck={() => change(setArea(null))}
        >
          {libTexts.allLocations()}
        </Radio>
        {shown.map((one) => (
          <Radio
            key={one}
            name={id}
            checked={one === area}
            count={count(one)}
            onCheck={() => change(setArea(one))}
          >
            {one}
          </Radio>
        ))}
      </div>
      {isLong ? (
        <PartBoundary failed={partFailed}>
          <AreaPicker
            look="small"
            label={texts.findLocation()}
            value=""
            onPick={(one) => change(setArea(one))}
          />
        </PartBoundary>
      ) : (
        <ShowMore hidden={all.length - shown.length} open={open} onToggle={() => setOpen(!open)} />
      )}
    </Group>
  );
}
