import { Info } from 'lucide-react';
import { formatWeekdayDate } from '../../lib/dates.ts';
import { Card } from '../../ui/Card.tsx';
import { IconLine } from '../../ui/IconLines.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { HoursCard } from './HoursCard.tsx';
import * as texts from '#messages/hours';
import type { useHoursPreview } from './useHoursPreview.ts';

type HoursPreviewProps = Pick<ReturnType<typeof useHoursPreview>, 'shown' | 'isStored'> & {
  /** 'YYYY-MM-DD' at the cafe; '' until the time is known. */
  today: string;
  isPlaced: boolean;
  className?: string | undefined;
};

/** 'New York' of 'America/New_York' */
const placeOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ');

/** How hours will appear: the card of the cafe's own page. */
export function HoursPreview({ shown, isStored, today, isPlaced, className }: HoursPreviewProps) {
  const hours = shown?.hours;
  const note = isStored
    ? texts.notReadYet()
    : isPlaced
      ? shown && texts.timesOf({ place: placeOf(shown.timeZone) })
      : texts.notPlaced();
  return (
    <Stack as="aside" gap={8} className={className} aria-label={texts.preview()}>
      <Row justify="between" align="baseline">
        <Text as="h2" size="ui" weight="strong">
          {isStored ? texts.standsNow() : texts.willAppear()}
        </Text>
        {today && (
          <Text as="span" size="small">
            {formatWeekdayDate(today)}
          </Text>
        )}
      </Row>
      {shown && hours && <HoursCard {...shown} hours={hours} />}
      {shown && !hours && (
        <Card title={texts.hours()}>
          <Text size="ui" tone="soft">
            {texts.unknownShown()}
          </Text>
        </Card>
      )}
      {note && (
        <IconLine icon={Info} size="small">
          {note}
        </IconLine>
      )}
    </Stack>
  );
}
