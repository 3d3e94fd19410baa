import { WEEKDAYS } from '@cortado/contract/vocabulary';
import { useId } from 'react';
import { clockTime } from '../../../lib/clock.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { setOpenAt, setUnknownHours } from '../state/changes.ts';
import {
  nextHalfHour,
  offeredTimes,
  readWeekTime,
  writeWeekTime,
  type WeekTime,
} from '../state/open-at.ts';
import * as texts from '../texts.tsx';
import { SmallSelect } from './SmallSelect.tsx';
import * as filtersStyles from './filters.module.css';
import * as styles from './open-group.module.css';

/** When cafes are to be open: any time, now, or at an hour of a weekday. */
export function OpenGroup() {
  const { state, facets, change } = useDiscovery();
  const id = useId();
  const { openAt, unknownHours } = state;
  const time = openAt === null ? null : readWeekTime(openAt);
  const set = (wanted: WeekTime) => change(setOpenAt(writeWeekTime(wanted)));
  return (
    <div className={filtersStyles.group} role="radiogroup" aria-labelledby={id}>
      <h3 id={id}>{texts.open}</h3>
      <div className={filtersStyles.options}>
        <Choice name={id} checked={openAt === null} onChange={() => change(setOpenAt(null))}>
          {texts.anyTime}
        </Choice>
        <Choice name={id} checked={openAt === 'now'} onChange={() => change(setOpenAt('now'))}>
          {texts.openNow}
        </Choice>
        <Choice name={id} checked={time !== null} onChange={() => set(nextHalfHour(new Date()))}>
          {texts.openAt}
        </Choice>
      </div>
      {time && (
        <div className={styles.when}>
          <SmallSelect
            label={texts.openDay}
            value={time.day}
            choices={WEEKDAYS.map((day) => [day, texts.weekdays[day]])}
            onChoose={(day) => set({ ...time, day })}
          />
          <SmallSelect
            label={texts.openTime}
            value={time.minutes}
            choices={offeredTimes(time.minutes).map((minutes) => [minutes, clockTime(minutes)])}
            onChoose={(minutes) => set({ ...time, minutes })}
          />
        </div>
      )}
      {openAt !== null && (
        <div className={styles.unknown}>
          <Choice
            checked={unknownHours}
            count={facets?.unknownHours}
            onChange={(wanted) => change(setUnknownHours(wanted))}
          >
            {texts.unknownHoursToo}
          </Choice>
        </div>
      )}
    </div>
  );
}
