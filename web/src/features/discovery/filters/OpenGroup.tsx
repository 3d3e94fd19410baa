import { openAtLabel } from '@cortado/contract/open-at';
import { useId } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { PartBoundary, partFailed } from '../../../ui/PartBoundary.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { setOpenAt, setUnknownHours } from '../state/changes.ts';
import { nextHalfHour, readWeekTime, writeWeekTime, type WeekTime } from '../state/open-at.ts';
import * as texts from '../texts.tsx';
import * as filtersStyles from './filters.module.css';
import * as styles from './open-group.module.css';

const OpenAtFields = lazyPart(() => import('./OpenAtFields.tsx'), 'OpenAtFields');

/** When cafes are to be open: any time, now, or at an hour of a weekday; and a date or a longer time, once it was read from words. */
export function OpenGroup() {
  const { state, facets, hasHours, change, sheet } = useDiscovery();
  const id = useId();
  const { openAt, unknownHours } = state;
  if (!hasHours) return null;
  const time = openAt === null ? null : readWeekTime(openAt);
  const isOther = openAt !== null && openAt !== 'now' && !time;
  const set = (wanted: WeekTime) => change(setOpenAt(writeWeekTime(wanted)));
  return (
    <div className={filtersStyles.group} role="radiogroup" aria-labelledby={id}>
      <h3 id={id}>{texts.open}</h3>
      <div className={filtersStyles.options}>
        <Choice
          name={id}
          checked={openAt === null}
          count={facets?.open.anyTime}
          onChange={() => change(setOpenAt(null))}
        >
          {texts.anyTime}
        </Choice>
        <Choice
          name={id}
          checked={openAt === 'now'}
          count={facets?.open.now}
          onChange={() => change(setOpenAt('now'))}
        >
          {texts.openNow}
        </Choice>
        <Choice
          name={id}
          checked={time !== null}
          count={time ? facets?.total : undefined}
          onChange={() => set(nextHalfHour(new Date()))}
        >
          {texts.openAt}
        </Choice>
        {isOther && (
          <Choice
            name={id}
            checked
            count={facets?.total}
            onChange={() => change(setOpenAt(openAt))}
          >
            {openAtLabel(openAt)}
          </Choice>
        )}
      </div>
      {time && (
        <div className={styles.when}>
          <PartBoundary failed={partFailed}>
            <OpenAtFields time={time} onChange={set} takesFocus={sheet.isForTime} />
          </PartBoundary>
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
