import { openAtLabel } from '@cortado/contract/open-at';
import { useId } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Checkbox, Radio } from '../../../ui/Choice.tsx';
import { PartBoundary, partFailed } from '../../../ui/PartBoundary.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { setOpenAt, setUnknownHours } from '../state/changes.ts';
import { nextHalfHour, readWeekTime, writeWeekTime, type WeekTime } from '../state/open-at.ts';
import * as texts from '#messages/discovery';
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
      <h3 id={id}>{texts.open()}</h3>
      <div className={filtersStyles.options}>
        <Radio
          name={id}
          checked={openAt === null}
          count={facets?.open.anyTime}
          onCheck={() => change(setOpenAt(null))}
        >
          {texts.anyTime()}
        </Radio>
        <Radio
          name={id}
          checked={openAt === 'now'}
          count={facets?.open.now}
          onCheck={() => change(setOpenAt('now'))}
        >
          {texts.openNow()}
        </Radio>
        <Radio
          name={id}
          checked={time !== null}
          count={time ? facets?.total : undefined}
          onCheck={() => set(nextHalfHour(new Date()))}
        >
          {texts.openAt()}
        </Radio>
        {isOther && (
          <Radio name={id} checked count={facets?.total} onCheck={() => change(setOpenAt(openAt))}>
            {openAtLabel(openAt)}
          </Radio>
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
          <Checkbox
            checked={unknownHours}
            count={facets?.unknownHours}
            onCheck={(wanted) => change(setUnknownHours(wanted))}
          >
            {texts.unknownHoursToo()}
          </Checkbox>
        </div>
      )}
    </div>
  );
}
