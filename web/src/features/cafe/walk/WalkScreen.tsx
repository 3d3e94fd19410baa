import type { Cafe } from '@cortado/contract';
import { position } from '@cortado/contract/position';
import type { Walk, WalkStep } from '@cortado/contract/walks';
import { Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { errorText, isNotFound } from '../../../lib/api.ts';
import { useCafe } from '../../../lib/catalogue.ts';
import { usePageState } from '../../../lib/page-data.ts';
import { lastSearch } from '../../../lib/saved-place.ts';
import type { DistanceUnit } from '../../../lib/search-params.ts';
import { useTitle } from '../../../lib/useTitle.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Hint, ScreenTitle, Stack, Text } from '../../../ui/Layout.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { boundedPart } from '../../../ui/PartBoundary.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { CafeNotFound } from '../CafeNotFound.tsx';
import { AskLocation } from './AskLocation.tsx';
import { MapsLinks } from './MapsLinks.tsx';
import { StepList } from './StepList.tsx';
import { useVisitor, useWalk } from './useWalk.ts';
import { WalkHead } from './WalkHead.tsx';
import { walkLength, walkTime } from './words.ts';
import * as cafeTexts from '#messages/cafe';
import * as mapTexts from '#messages/map';
import * as texts from '#messages/cafe/walk';
import * as styles from './walk.module.css';

const SingleCafeMap = boundedPart(() => import('../../../map/SingleCafeMap.tsx'), 'SingleCafeMap', {
  loading: mapTexts.loading,
});

/** The unit that the search before was in. */
const chosenUnit = (): DistanceUnit =>
  new URLSearchParams(lastSearch.slice(1)).get('unit') === 'km' ? 'km' : 'mi';

interface ColumnProps {
  cafe: Cafe;
  children: ReactNode;
}

function Column({ cafe, children }: ColumnProps) {
  return (
    <Stack className={styles.column} gap={16}>
      <BackLink href={`/cafe/${cafe.id}`}>{cafe.name}</BackLink>
      <ScreenTitle size="h2">{texts.title({ cafe: cafe.name })}</ScreenTitle>
      {children}
    </Stack>
  );
}

/** What is said where there is no way to show. */
function WithoutWay({
  walk,
  unit,
}: {
  walk: Exclude<Walk, { kind: 'streets' }>;
  unit: DistanceUnit;
}) {
  if (walk.kind === 'none') return <Text>{texts.none()}</Text>;
  return (
    <>
      <Text size="h3">{texts.about({ time: walkTime(walk.minutes) })}</Text>
      <Hint>{texts.aboutWhy({ distance: walkLength(walk.metres, unit) })}</Hint>
    </>
  );
}

/** The way to a cafe that is there. */
function Way({ cafe }: { cafe: Cafe }) {
  const { mapSource } = usePageState();
  const from = useVisitor();
  const to = position(cafe);
  const { data: walk, error, refetch } = useWalk(from, to);
  const [step, setStep] = useState<WalkStep | null>(null);
  const unit = chosenUnit();
  if (walk?.kind === 'streets') {
    const line = { points: walk.line, thicker: step?.points ?? null };
    return (
      <>
        <Column cafe={cafe}>
          <WalkHead cafe={cafe} {...walk} unit={unit} />
          <StepList cafe={cafe} steps={walk.steps} unit={unit} onStep={setStep} />
          <MapsLinks cafe={cafe}>
            <Button onClick={() => window.print()}>
              <Printer size={18} />
              {texts.print()}
            </Button>
          </MapsLinks>
          <Hint>{texts.limits({ unit })}</Hint>
        </Column>
        <div className={styles.map}>
          <SingleCafeMap name={cafe.name} at={to} source={mapSource} visitor={from} line={line} />
        </div>
      </>
    );
  }
  return (
    <Column cafe={cafe}>
      {!to && <Text>{mapTexts.noPlace()}</Text>}
      {to && !from && <AskLocation isMain />}
      {walk && <WithoutWay walk={walk} unit={unit} />}
      {to && from && !walk && !error && <Text aria-busy="true">{texts.loading()}</Text>}
      {error && !walk && (
        <LoadFailed title={texts.failed()} text={errorText(error)} onRetry={refetch} />
      )}
      <MapsLinks cafe={cafe} />
    </Column>
  );
}

/** The way on foot to a cafe from where the visitor is, on a map and step by step. */
export function WalkScreen({ id }: { id: number }) {
  const { data: cafe, error, refetch } = useCafe(id);
  const isMissing = cafe === null || (!cafe && isNotFound(error));
  const title = cafe ? texts.title({ cafe: cafe.name }) : texts.untitled();
  useTitle(isMissing ? cafeTexts.missingHeading() : title);
  if (isMissing) return <CafeNotFound />;
  if (cafe) {
    return (
      <main className={styles.walk}>
        <Way cafe={cafe} />
      </main>
    );
  }
  if (!error) return <Spinner />;
  return (
    <main>
      <LoadFailed
        level={1}
        title={cafeTexts.failedHeading()}
        text={errorText(error)}
        onRetry={refetch}
      />
    </main>
  );
}
