import type { LikelyDuplicate } from '@cortado/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressLines } from '../../lib/address-lines.ts';
import { apiQuery } from '../../lib/api.ts';
import { formatDistance } from '../../lib/format.ts';
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts';
import { Button, LinkButton, TextButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack, Text } from '../../ui/Layout.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import type { SuggestValues } from './useSuggestion.ts';
import * as texts from '#messages/suggest';
import * as styles from './suggest.module.css';

const FEET_PER_METER = 3.2808;
const MAX_FEET = 1000;
const FEET_STEP = 50;

function distanceText(meters: number): string {
  const feet = meters * FEET_PER_METER;
  return feet > MAX_FEET
    ? texts.away({ distance: formatDistance(meters / 1000, 'mi') })
    : texts.feetAway({ feet: Math.max(FEET_STEP, Math.round(feet / FEET_STEP) * FEET_STEP) });
}

/** Why a cafe may be the one that is suggested: 'Same street, nearly the same name', '300 ft away'. */
export function describeDuplicate(
  duplicate: Pick<LikelyDuplicate, 'hasLikeName' | 'hasLikeAddress' | 'meters'>,
): string {
  const { hasLikeName, hasLikeAddress, meters } = duplicate;
  if (hasLikeName && hasLikeAddress) return texts.sameStreetAndName();
  if (hasLikeName) return texts.likeName();
  if (meters !== null) return distanceText(meters);
  return texts.sameStreet();
}

const DEBOUNCE_MS = 300;
const MIN_LETTERS = 3;
const NONE: readonly LikelyDuplicate[] = [];

/** Cafes that may be the one that is being typed; none, without an error, before it is long enough. */
function useDuplicates({ name, address, position }: SuggestValues): readonly LikelyDuplicate[] {
  const typed = useDebouncedValue(JSON.stringify([name.trim(), address.trim()]), DEBOUNCE_MS);
  const [settledName = '', settledAddress = ''] = JSON.parse(typed) as string[];
  const isEnough = settledName.length >= MIN_LETTERS;
  const { data = NONE } = useQuery({
    ...apiQuery('GET /api/suggestions/duplicates', {
      query: {
        name: settledName,
        ...(settledAddress && { address: settledAddress }),
        ...(position && { lat: position.latitude, lng: position.longitude }),
      },
    }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
  return isEnough ? data : NONE;
}

function Duplicate({ duplicate }: { duplicate: LikelyDuplicate }) {
  const { cafe } = duplicate;
  const [street] = addressLines(cafe.address, cafe.area);
  return (
    <ListRow
      heading="h3"
      lead={<Thumb size="medium" cafe={cafe} />}
      title={cafe.name}
      meta={[
        [street, cafe.area].join(', '),
        describeDuplicate(duplicate),
        <LinkButton
          key="yes"
          size="small"
          href={`/cafe/${cafe.id}`}
          aria-label={texts.duplicateYesName({ cafe: cafe.name })}
        >
          {texts.duplicateYes()}
        </LinkButton>,
      ]}
    />
  );
}

/** 'Is it one of these?': announced without moving the focus, and collapsed once it is none of them. */
export function Duplicates({ given }: { given: SuggestValues }) {
  const found = useDuplicates(given);
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set());
  const isFolded = found.every(({ cafe }) => refused.has(cafe.id));
  return (
    // Always there, so that its content is announced.
    <div className={styles.place} aria-live="polite">
      {found.length === 0 ? null : isFolded ? (
        <Card as="div">
          <Text size="ui" tone="soft">
            {texts.duplicatesFolded({ count: found.length })}{' '}
            <TextButton onClick={() => setRefused(new Set())}>{texts.duplicatesShow()}</TextButton>
          </Text>
        </Card>
      ) : (
        <Card title={texts.duplicates()}>
          <Text size="small" className="wide-only">
            {texts.duplicatesAbout()}
          </Text>
          <Stack as="ul" gap={16} lines>
            {found.map((duplicate) => (
              <Duplicate key={duplicate.cafe.id} duplicate={duplicate} />
            ))}
          </Stack>
          <Button
            look="quiet"
            size="small"
            onClick={() => setRefused(new Set(found.map(({ cafe }) => cafe.id)))}
          >
            {texts.duplicatesNo()}
          </Button>
        </Card>
      )}
    </div>
  );
}
