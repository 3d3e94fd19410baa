import type { Point } from '@cortado/contract/distance';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageState } from '../../lib/page-data.ts';
import { PartBoundary, partFailed } from '../../ui/PartBoundary.tsx';
import * as texts from '#messages/suggestions';
import * as fillerStyles from '../../ui/filler.module.css';
import * as styles from './pin-field.module.css';

const PinMap = lazyPart(() => import('../../map/PinMap.tsx'), 'PinMap');

const DECIMALS = 6;
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

interface PinFieldProps {
  at: Point;
  onMove: (at: Point) => void;
}

/** Where a cafe is, on a small map whose pin can be moved. */
export function PinField({ at, onMove }: PinFieldProps) {
  const { mapSource } = usePageState();
  return (
    <div className={styles.pinField}>
      <PartBoundary
        waiting={<p className={fillerStyles.filler}>{texts.pinLoading()}</p>}
        failed={partFailed}
      >
        <PinMap
          label={texts.pinLabel()}
          at={at}
          source={mapSource}
          onMove={({ lat, lng }) => onMove({ lat: rounded(lat), lng: rounded(lng) })}
        />
      </PartBoundary>
    </div>
  );
}
