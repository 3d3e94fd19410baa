import type { Cafe } from '@cortado/contract';
import { spokenTime } from '@cortado/contract/clock';
import { localTime, openStateAt } from '../../../lib/open-state.ts';
import type { DistanceUnit } from '../../../lib/search-params.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Row, Stack, Text } from '../../../ui/Layout.tsx';
import { Note } from '../../../ui/Note.tsx';
import { OpenLine } from '../../../ui/OpenLine.tsx';
import { walkLength, walkTime } from './words.ts';
import * as texts from '#messages/cafe/walk';

const MINUTE_MS = 60_000;

interface WalkHeadProps {
  cafe: Cafe;
  minutes: number;
  metres: number;
  unit: DistanceUnit;
}

/** How long the way is, when somebody who leaves now is there, and whether the cafe is open. */
export function WalkHead({ cafe, minutes, metres, unit }: WalkHeadProps) {
  const now = useNow();
  const distance = walkLength(metres, unit);
  const at = (instant: number) => localTime(instant, cafe.timeZone);
  const arrival = now === null ? null : at(now + minutes * MINUTE_MS);
  const isOpen = (local: string) => openStateAt(cafe, local)?.kind;
  const closesBefore =
    now !== null && arrival && isOpen(at(now)) === 'open' && isOpen(arrival) === 'closed';
  return (
    <Stack gap={8}>
      <Row wrap align="baseline">
        <Text size="figure">{walkTime(minutes)}</Text>
        <Text size="ui" tone="soft">
          {arrival
            ? texts.onFootUntil({ distance, time: timeOf(arrival) })
            : texts.onFoot({ distance })}
        </Text>
      </Row>
      <OpenLine cafe={cafe} />
      {closesBefore && <Note tone="warn">{texts.closesBefore()}</Note>}
    </Stack>
  );
}

/** '3:20 PM', of 'YYYY-MM-DDTHH:MM'. */
const timeOf = (local: string) =>
  spokenTime(Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)));
