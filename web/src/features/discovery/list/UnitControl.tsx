import type { DistanceUnit } from '../../../lib/search-params.ts';
import { Button } from '../../../ui/Button.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { setUnit } from '../state/changes.ts';
import * as texts from '#messages/discovery';
import * as segmentedStyles from '../../../ui/segmented.module.css';

const UNITS: readonly DistanceUnit[] = ['mi', 'km'];

/** Miles or kilometers: two buttons where there is room, one that switches on a phone. */
export function UnitControl() {
  const { state, change } = useDiscovery();
  const { unit } = state;
  const other = unit === 'mi' ? 'km' : 'mi';
  return (
    <>
      <fieldset className={`${segmentedStyles.segmented} wide-only`} aria-label={texts.unit()}>
        {UNITS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === unit}
            aria-label={texts.unitNames[one]()}
            onClick={() => change(setUnit(one))}
          >
            {one}
          </button>
        ))}
      </fieldset>
      <Button
        className="narrow-only"
        aria-label={texts.unitSwitches[unit]()}
        onClick={() => change(setUnit(other))}
      >
        {unit}
      </Button>
    </>
  );
}
