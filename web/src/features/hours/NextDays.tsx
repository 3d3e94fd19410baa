import type { HoursPreview } from '@cortado/contract';
import { formatWeekdayDate } from '../../lib/dates.ts';
import { formatWeekday } from '../../lib/date-format.ts';
import { shownDays, type ShownDay } from './shown-days.ts';
import * as texts from '#messages/hours';
import type { useHoursPreview } from './useHoursPreview.ts';
import * as dayListStyles from './day-list.module.css';
import * as styles from './next-days.module.css';

type NextDaysProps = Pick<ReturnType<typeof useHoursPreview>, 'shown' | 'stored'> & {
  /** 'YYYY-MM-DD' at the cafe; '' until the time is known. */
  today: string;
  /** Whether it is folded away until it is asked for. */
  isFolded: boolean;
};

const daysOf = (preview: HoursPreview | undefined, today: string) =>
  preview?.hours ? shownDays({ ...preview, hours: preview.hours }, today) : null;
const said = (hours: ShownDay['hours']) =>
  hours ? hours.join(', ') || texts.closed() : texts.notKnown();

/** How the next seven days would read, with what stands now where it differs. */
export function NextDays({ shown, stored, today, isFolded }: NextDaysProps) {
  const next = today ? daysOf(shown, today) : null;
  const before = today ? daysOf(stored, today) : null;
  const days = next?.map((day, index) => {
    const old = stored && said(before?.[index]?.hours ?? null);
    return { ...day, old: old && old !== said(day.hours) ? old : null };
  });
  const list = days ? (
    <dl className={`${dayListStyles.days} ${styles.days}`}>
      {days.map(({ date, hours, exception, old }) => (
        <div key={date} data-changed={old ? true : undefined}>
          <dt>
            {date === today
              ? texts.today()
              : exception
                ? formatWeekdayDate(date)
                : formatWeekday(date)}
          </dt>
          <dd>
            {hours?.length ? hours.map((text) => <span key={text}>{text}</span>) : said(hours)}
            {old && <del>{old}</del>}
          </dd>
        </div>
      ))}
    </dl>
  ) : (
    shown && <p className={styles.unknown}>{texts.unknownShown()}</p>
  );
  if (!isFolded) {
    return (
      <section>
        <h3 className={styles.heading}>{texts.nextDays()}</h3>
        {list}
      </section>
    );
  }
  return (
    <details className={styles.folded}>
      <summary>
        {texts.howItReads()}{' '}
        <span>{texts.daysChange({ count: days?.filter(({ old }) => old).length ?? 0 })}</span>
      </summary>
      {list}
    </details>
  );
}
