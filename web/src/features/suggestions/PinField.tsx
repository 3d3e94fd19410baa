import type { Point } from '@cortado/contract/distance';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts';
import { Stack, Text } from '../../ui/Layout.tsx';
import { usePageState } from '../../lib/page-data.ts';
import { boundedPart } from '../../ui/PartBoundary.tsx';
import * as texts from '#messages/suggestions';
import * as styles from './pin-field.module.css';

const PinMap = boundedPart(() => import('../../map/PinMap.tsx'), 'PinMap', {
  loading: texts.pinLoading,
});

const DECIMALS = 6;
const DEBOUNCE_MS = 300;
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

interface PinFieldProps {
  at: Point;
  onMove: (at: Point) => void;
  isLarge?: boolean;
}

/** What the pin is near, in words: whether it is the right corner shows faster than on a map. */
function PinName({ at }: { at: Point }) {
  const { lat, lng } = useDebouncedValue(at, DEBOUNCE_MS);
  const { data } = useQuery({
    queryKey: ['POST /api/position-name', { lat, lng }],
    queryFn: ({ signal }) =>
      call('POST /api/position-name', { body: { at: { lat, lng } } }, signal),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) return null;
  if (data === null) return <Text size="small">{texts.pinNowhere()}</Text>;
  const { street, cross, part, town } = data;
  const place = [part, town].map((one) => (one ? `, ${one}` : '')).join('');
  return (
    <Text size="small" aria-live="polite">
      {cross ? texts.pinNearCrossing({ street, cross, place }) : texts.pinNear({ street, place })}
    </Text>
  );
}

/** Where a cafe is, on a small map whose pin can be moved. */
export function PinField({ at, onMove, isLarge }: PinFieldProps) {
  const { mapSource } = usePageState();
  return (
    <Stack gap={4}>
      <div className={styles.pinField} data-large={isLarge}>
        <PinMap
          label={texts.pinLabel()}
          at={at}
          source={mapSource}
          onMove={({ lat, lng }) => onMove({ lat: rounded(lat), lng: rounded(lng) })}
        />
      </div>
      <PinName at={at} />
    </Stack>
  );
}
