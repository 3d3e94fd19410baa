import type { DistanceUnit } from '../../../lib/search-params.ts';
import { Button } from '../../../ui/Button.tsx';
import * as texts from '#messages/discovery';
import * as segmentedStyles from '../../../ui/segmented.module.css';
import * as styles from './list-head.module.css';

interface UnitControlProps {
  unit: DistanceUnit;
  onUnit: (unit: DistanceUnit) => void;
}

const UNITS: readonly DistanceUnit[] = ['mi', 'km'];

/** Miles or kilometers: two buttons where there is room, one that switches on a phone. */
export function UnitControl({ unit, onUnit }: UnitControlProps) {
  const other = unit === 'mi' ? 'km' : 'mi';
  return (
    <>
      <fieldset
        className={`${segmentedStyles.segmented} ${styles.unitBoth}`}
        aria-label={texts.unit()}
      >
        {UNITS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === unit}
            aria-label={texts.unitNames[one]()}
            onClick={() => onUnit(one)}
          >
            {one}
          </button>
        ))}
      </fieldset>
      <Button
        className={styles.unitOne}
        aria-label={texts.unitSwitches[unit]()}
        onClick={() => onUnit(other)}
      >
        {unit}
      </Button>
    </>
  );
}
