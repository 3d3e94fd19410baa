import type { Point } from '@cortado/contract/distance';
import { usePageState } from '../../lib/page-data.ts';
import { boundedPart } from '../../ui/PartBoundary.tsx';
import * as texts from '#messages/suggestions';
import * as styles from './pin-field.module.css';

const PinMap = boundedPart(() => import('../../map/PinMap.tsx'), 'PinMap', {
  loading: texts.pinLoading,
});

const DECIMALS = 6;
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

interface PinFieldProps {
  at: Point;
  onMove: (at: Point) => void;
  isLarge?: boolean;
}

/** Where a cafe is, on a small map whose pin can be moved. */
export function PinField({ at, onMove, isLarge }: PinFieldProps) {
  const { mapSource } = usePageState();
  return (
    <div className={styles.pinField} data-large={isLarge}>
      <PinMap
        label={texts.pinLabel()}
        at={at}
        source={mapSource}
        onMove={({ lat, lng }) => onMove({ lat: rounded(lat), lng: rounded(lng) })}
      />
    </div>
  );
}
