import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Info } from 'lucide-react';
import { Checkbox } from '../../ui/Choice.tsx';
import { Heading, Row, Sides, Stack, Text } from '../../ui/Layout.tsx';
import { HowToWrite } from './HoursText.tsx';
import { useHoursEditor, type EditedHours, type useHoursPreview } from './useHoursEditor.ts';
import { hasHolidayRule } from './week.ts';
import { formatWeekdayDate } from '../../lib/dates.ts';
import { Card } from '../../ui/Card.tsx';
import { IconLine } from '../../ui/IconLines.tsx';
import { HoursCard } from './HoursCard.tsx';
import { focusWrongTime } from './TimeField.tsx';
import { WeekOrText } from './CompactHours.tsx';
import * as texts from '#messages/hours';
import * as segmentedStyles from '../../ui/segmented.module.css';
import * as styles from './hours-editor.module.css';

type HoursPreviewProps = Pick<ReturnType<typeof useHoursPreview>, 'shown' | 'isStored'> & {
  /** 'YYYY-MM-DD' at the cafe; '' until the time is known. */
  today: string;
  isPlaced: boolean;
  className?: string | undefined;
};

/** 'New York' of 'America/New_York' */
const placeOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ');

/** How hours will appear: the card of the cafe's own page. */
function HoursPreview({ shown, isStored, today, isPlaced, className }: HoursPreviewProps) {
  const hours = shown?.hours;
  const note = isStored
    ? texts.notReadYet()
    : isPlaced
      ? shown && texts.timesOf({ place: placeOf(shown.timeZone) })
      : texts.notPlaced();
  return (
    <Stack as="aside" gap={8} className={className} aria-label={texts.preview()}>
      <Row justify="between" align="baseline">
        <Heading size="ui" weight="strong">
          {isStored ? texts.standsNow() : texts.willAppear()}
        </Heading>
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

const ON_PHONES = { className: 'narrow-only' };
const VIEWS = ['week', 'text', 'preview'] as const;

/** The hours of a cafe as a week or as text, and how they will appear. */
export function HoursEditor(edited: EditedHours) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  const editor = useHoursEditor(edited);
  const { draft, preview, today } = editor;
  const { week } = draft;
  const body = useRef<HTMLDivElement>(null);
  const show = (view: (typeof VIEWS)[number]) => {
    flushSync(() => setIsPreviewed(view === 'preview'));
    // A time that can't be read is in the week alone.
    if (view === 'text' && focusWrongTime(body.current!)) return;
    if (view !== 'preview') draft.setMode(view);
  };
  const shown = isPreviewed ? 'preview' : week ? 'week' : 'text';
  // On a phone it takes their place.
  const unlessPreviewed = isPreviewed ? 'wide-only' : undefined;
  return (
    <Sides onTablet gap={48}>
      <Stack gap={16}>
        <Row wrap gap={16} justify="between">
          {/* On a phone the preview too, which otherwise is beside them. */}
          <fieldset
            className={`${segmentedStyles.segmented} ${styles.views}`}
            aria-label={texts.view()}
          >
            {VIEWS.map((view) => (
              <button
                key={view}
                type="button"
                {...(view === 'preview' && ON_PHONES)}
                aria-pressed={shown === view}
                disabled={view === 'week' && !draft.canBeWeek}
                onClick={() => show(view)}
              >
                {texts.views[view]()}
              </button>
            ))}
          </fieldset>
          {week && !hasHolidayRule(week) && (
            <div className={unlessPreviewed}>
              <Checkbox
                checked={week.closedOnHolidays}
                onCheck={(closedOnHolidays) => draft.setWeek({ ...week, closedOnHolidays })}
              >
                {texts.closedOnHolidays()}
              </Checkbox>
            </div>
          )}
        </Row>
        <Stack ref={body} className={unlessPreviewed}>
          <WeekOrText {...editor}>
            <HowToWrite />
          </WeekOrText>
        </Stack>
      </Stack>
      <HoursPreview
        {...preview}
        today={today}
        isPlaced={edited.at !== null}
        className={isPreviewed ? undefined : 'wide-only'}
      />
    </Sides>
  );
}
