import type { Cafe } from '@cortado/contract';
import { MapPin } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { addressLines } from '../../lib/format.ts';
import { usePageState } from '../../lib/page-data.ts';

const SingleCafeMap = lazy(async () => ({
  default: (await import('../../map/SingleCafeMap.tsx')).SingleCafeMap,
}));

/** Where the cafe is. */
export function MapTab({ cafe }: { cafe: Cafe }) {
  const { mapStyleUrl } = usePageState();
  return (
    <>
      <p className="map-address">
        <MapPin size={18} aria-hidden="true" />
        {addressLines(cafe.address, cafe.area).join(', ')}
      </p>
      <div className="single-map">
        <Suspense fallback={<p className="map-wait">Loading map...</p>}>
          <SingleCafeMap
            name={cafe.name}
            latitude={Number(cafe.latitude)}
            longitude={Number(cafe.longitude)}
            styleUrl={mapStyleUrl}
          />
        </Suspense>
      </div>
    </>
  );
}
