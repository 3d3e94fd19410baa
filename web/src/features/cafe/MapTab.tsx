import type { Cafe } from '@cortado/contract';
import { position } from '@cortado/contract/position';
import { MapPin } from 'lucide-react';
import { addressLines } from '../../lib/address-lines.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageState } from '../../lib/page-data.ts';
import { Row, Stack } from '../../ui/Layout.tsx';
import { PartBoundary, partFailed } from '../../ui/PartBoundary.tsx';
import { Text } from '../../ui/Text.tsx';
import * as texts from '#messages/cafe';
import * as fillerStyles from '../../ui/filler.module.css';
import * as styles from './cafe.module.css';

const SingleCafeMap = lazyPart(() => import('../../map/SingleCafeMap.tsx'), 'SingleCafeMap');

/** Where the cafe is. */
export function MapTab({ cafe }: { cafe: Cafe }) {
  const { mapSource } = usePageState();
  return (
    <Stack>
      <Row as={Text} weight="strong">
        <MapPin size={18} aria-hidden="true" />
        {addressLines(cafe.address, cafe.area).join(', ')}
      </Row>
      <div className={styles.map}>
        <PartBoundary
          waiting={<p className={fillerStyles.filler}>{texts.mapLoading()}</p>}
          failed={partFailed}
        >
          <SingleCafeMap name={cafe.name} at={position(cafe)} source={mapSource} />
        </PartBoundary>
      </div>
    </Stack>
  );
}
