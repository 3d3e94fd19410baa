import type { HoursPreview } from '@cortado/contract';
import { Text } from '../../ui/Layout.tsx';
import { DayList, ShownDayLine } from './DayList.tsx';
import { shownDays, type ShownDay } from './shown-days.ts';
import type { useHoursPreview } from './useHoursEditor.ts';
import * as texts from '#messages/hours';
import * as styles from './day-list.module.css';

type NextDaysProps = Pick<ReturnType<typeof useHoursPreview>, 'shown' | 'stored'> & {
  /** 'YYYY-MM-DD' at the cafe; '' until the time is known. */
  today: string;
  /** Whether it is collapsed at first. */
  isFolded: boolean;
};

const daysOf = (preview: HoursPreview | undefined, today: string) =>
  preview?.hours ? shownDays({ ...preview, hours: preview.hours }, today) : null;
const said = (hours: ShownDay['hours']) =>
  hours ? hours.join(', ') || texts.closed() : texts.notKnown();

/** How the next seven days would read, with the stored hours where they differ. */
export function NextDays({ shown, stored, today, isFolded }: NextDaysProps) {
  const next = today ? daysOf(shown, today) : null;
  const before = today ? daysOf(stored, today) : null;
  const days = next?.map((day, index) => {
    const old = stored && said(before?.[index]?.hours ?? null);
    return { ...day, old: old && old !== said(day.hours) ? old : null };
  });
  const list = days ? (
    <DayList>
      {days.map(({ old, ...day }) => (
        <ShownDayLine key={day.date} day={day} today={today} isStrong={old !== null}>
          {old && (
            <Text as="del" size="small" tone="soft" weight="regular">
              {old}
            </Text>
          )}
        </ShownDayLine>
      ))}
    </DayList>
  ) : (
    shown && (
      <Text size="ui" tone="soft">
        {texts.unknownShown()}
      </Text>
    )
  );
  if (!isFolded) {
    return (
      <section>
        <Text as="h3" size="ui" weight="strong">
          {texts.nextDays()}
        </Text>
        {list}
      </section>
    );
  }
  return (
    <details>
      <summary className={styles.summary}>
        <strong>{texts.howItReads()}</strong>{' '}
        <Text as="span" size="ui" tone="soft">
          {days && texts.daysChange({ count: days.filter(({ old }) => old).length })}
        </Text>
      </summary>
      {list}
    </details>
  );
}
