import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api.ts';
import { formatDistance } from '../../lib/format.ts';
import { formatNames } from '../../lib/intl.ts';
import { CafeName } from '../../ui/CafeName.tsx';
import { Card } from '../../ui/Card.tsx';
import { Columns, Heading, Hint, Row, Stack } from '../../ui/Layout.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { useFolded } from '../../ui/useFolded.tsx';
import * as texts from '#messages/cafe';
import * as styles from './cafe.module.css';

/** How many are shown until more are requested. */
const FIRST = 3;

/** Cafes like this one, and why. */
export function SimilarCafes({ cafeId }: { cafeId: number }) {
  const { data, isError } = useQuery(
    apiQuery('GET /api/cafes/{id}/similar', { params: { id: cafeId } }),
  );
  const [shown, more] = useFolded(data ?? [], FIRST);
  const isEmpty = isError || data?.length === 0;
  return (
    <Stack as="section" className={`wrap ${styles.similar}`} aria-label={texts.similar()}>
      <Heading>{texts.similar()}</Heading>
      {isEmpty && <Hint>{texts.similarSoon()}</Hint>}
      {!isEmpty && (
        <Columns as="ul" of={3} gap={12} aria-busy={!data}>
          {shown.map(({ cafe, both, distanceKm }) => (
            <Card as="li" key={cafe.id}>
              <Row gap={12} align="start">
                <Thumb size="medium" cafe={cafe} />
                <Stack gap={2} grow>
                  <CafeName cafe={cafe} stretched />
                  <Hint>
                    {both.length > 0 && `${texts.similarBoth({ features: formatNames(both) })} `}
                    <span className={styles.distance}>
                      {both.length > 0 && '· '}
                      {formatDistance(distanceKm, 'mi')}
                    </span>
                  </Hint>
                </Stack>
              </Row>
            </Card>
          ))}
        </Columns>
      )}
      {more}
    </Stack>
  );
}
