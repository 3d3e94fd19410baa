import { Info } from 'lucide-react';
import { formatWeekdayDate } from '../../lib/dates.ts';
import { HoursCard } from './HoursCard.tsx';
import * as texts from '#messages/hours';
import type { useHoursPreview } from './useHoursPreview.ts';
import * as panelStyles from '../../ui/panel.module.css';
import * as styles from './hours-editor.module.css';

type HoursPreviewProps = Pick<ReturnType<typeof useHoursPreview>, 'shown' | 'isStored'> & {
  /** 'YYYY-MM-DD' at the cafe; '' until the time is known. */
  today: string;
  isPlaced: boolean;
};

/** 'New York' of 'America/New_York' */
const placeOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ');

/** How hours will appear: the card of the cafe's own page. */
export function HoursPreview({ shown, isStored, today, isPlaced }: HoursPreviewProps) {
  const hours = shown?.hours;
  const note = isStored
    ? texts.notReadYet()
    : isPlaced
      ? shown && texts.timesOf({ place: placeOf(shown.timeZone) })
      : texts.notPlaced();
  return (
    <aside className={styles.preview} aria-label={texts.preview()}>
      <div className={styles.previewHead}>
        <h2>{isStored ? texts.standsNow() : texts.willAppear()}</h2>
        {today && <span>{formatWeekdayDate(today)}</span>}
      </div>
      {shown && hours && <HoursCard {...shown} hours={hours} />}
      {shown && !hours && (
        <section className={panelStyles.panel}>
          <h2>{texts.hours()}</h2>
          <p className={styles.unknown}>{texts.unknownShown()}</p>
        </section>
      )}
      {note && (
        <p className={styles.hint}>
          <Info size={16} aria-hidden="true" />
          {note}
        </p>
      )}
    </aside>
  );
}
