import { coverFor } from '@cortado/contract/cover-for';
import { useEffect, useRef, useState } from 'react';
import type { Cafe } from '@cortado/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { position } from '@cortado/contract/position';
import { MapPin, Navigation } from 'lucide-react';
import { errorText, isNotFound } from '../../lib/api.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { CafeHero } from './CafeHero.tsx';
import { CafeNotFound } from './CafeNotFound.tsx';
import { CafeSidebar } from './CafeSidebar.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { SimilarCafes } from './SimilarCafes.tsx';
import { ReviewsTab, type RatingDraft } from './ReviewsTab.tsx';
import { cafeQuery } from '../../lib/catalogue.ts';
import { addressLines } from '../../lib/address-lines.ts';
import { directionsLink } from '../../lib/place-links.ts';
import { useVisitor } from './walk/useWalk.ts';
import { usePageState } from '../../lib/page-data.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Row, Stack, Text } from '../../ui/Layout.tsx';
import { boundedPart } from '../../ui/PartBoundary.tsx';
import * as texts from '#messages/cafe';
import * as styles from './cafe.module.css';

const SingleCafeMap = boundedPart(() => import('../../map/SingleCafeMap.tsx'), 'SingleCafeMap', {
  loading: texts.mapLoading,
});

/** Where the cafe is. */
function MapTab({ cafe }: { cafe: Cafe }) {
  const { mapSource } = usePageState();
  const visitor = useVisitor();
  return (
    <Stack>
      <Row wrap justify="between">
        <Row as={Text} weight="strong">
          <MapPin size={18} />
          {addressLines(cafe.address, cafe.area).join(', ')}
        </Row>
        <LinkButton newTab href={directionsLink(cafe)}>
          <Navigation size={18} />
          {texts.directions()}
        </LinkButton>
      </Row>
      <div className={styles.map}>
        <SingleCafeMap name={cafe.name} at={position(cafe)} source={mapSource} visitor={visitor} />
      </div>
    </Stack>
  );
}

/** A cafe for its own page, which is rendered from a list's data until its own has loaded. */
function useShownCafe(id: number) {
  const queries = useQueryClient();
  return useQuery({
    ...cafeQuery(id),
    placeholderData: () =>
      queries
        .getQueriesData<{ cafes?: readonly Cafe[] }>({ queryKey: ['GET /api/cafes'] })
        .flatMap(([, list]) => list?.cafes ?? [])
        .find((cafe) => cafe.id === id),
  });
}

/** On a phone, the name again once the heading has scrolled out of view. */
function NameBar({ name }: { name: string }) {
  const mark = useRef<HTMLDivElement>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={mark} />
      <Text
        as="div"
        size="name"
        isCut
        className={`${styles.nameBar} narrow-only`}
        data-shown={past || undefined}
        aria-hidden="true"
      >
        {name}
      </Text>
    </>
  );
}

const TABS = [
  ['details', texts.tabDetails, DetailsTab],
  ['map', texts.tabMap, MapTab],
  ['reviews', texts.tabReviews, ReviewsTab],
] as const;

function CafeTabs({ cafe }: { cafe: Cafe }) {
  // What was begun in one tab is still there after a visit to another.
  const [draft, onDraft] = useState<RatingDraft | null>(null);
  return (
    <AddressTabs
      label={texts.tabs()}
      tabs={TABS}
      panel={{ cafe, draft, onDraft }}
      panelClassName={styles.tab}
      replace
    />
  );
}

function CafeLoading({ id }: { id: number }) {
  return (
    <main aria-busy="true">
      <h1 className="sr-only" tabIndex={-1}>
        {texts.loading()}
      </h1>
      <div className={`${styles.loadingHero} tint-${coverFor(id).tint}`} />
      <div className={`wrap ${styles.loading}`}>
        <Skeleton size="part" />
      </div>
    </main>
  );
}

/** One cafe: its hero, its tabs and its sidebar. */
export function CafeScreen({ id }: { id: number }) {
  const { data: cafe, error, refetch } = useShownCafe(id);
  const isMissing = cafe === null || (!cafe && isNotFound(error));
  useTitle(isMissing ? texts.missingHeading() : (cafe?.name ?? texts.untitled()));
  if (isMissing) return <CafeNotFound />;
  if (cafe) {
    return (
      <main className={styles.cafe}>
        <CafeHero cafe={cafe} />
        <NameBar name={cafe.name} />
        <div className={`wrap ${styles.cols}`}>
          <CafeTabs cafe={cafe} />
          <CafeSidebar cafe={cafe} />
        </div>
        <SimilarCafes key={id} cafeId={id} />
      </main>
    );
  }
  if (!error) return <CafeLoading id={id} />;
  return (
    <main>
      <LoadFailed
        level={1}
        title={texts.failedHeading()}
        text={texts.failed({ why: errorText(error) })}
        onRetry={refetch}
      />
    </main>
  );
}
