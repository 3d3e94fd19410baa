import { openAtLabel } from '@cortado/contract/open-at';
import { Checkbox } from '../../../ui/Choice.tsx';
import { boundedPart } from '../../../ui/PartBoundary.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { setOpenAt, setUnknownHours } from '../state/changes.ts';
import { nextHalfHour, readWeekTime, writeWeekTime, type WeekTime } from '../state/open-at.ts';
import * as texts from '#messages/discovery';
import { RadioGroup } from './Group.tsx';
import * as styles from './filters.module.css';

const OpenAtFields = boundedPart(() => import('./OpenAtFields.tsx'), 'OpenAtFields');

/** When cafes are to be open: any time, now, or at an hour of a weekday; and a date or a longer time, once it was read from words. */
export function OpenGroup() {
  const { state, facets, hasHours, change, sheet } = useDiscovery();
  const { openAt, unknownHours } = state;
  if (!hasHours) return null;
  const time = openAt === null ? null : readWeekTime(openAt);
  const isOther = openAt !== null && openAt !== 'now' && !time;
  const set = (wanted: WeekTime) => change(setOpenAt(writeWeekTime(wanted)));
  const choices = [
    [texts.anyTime(), openAt === null, facets?.open.anyTime, () => change(setOpenAt(null))],
    [texts.openNow(), openAt === 'now', facets?.open.now, () => change(setOpenAt('now'))],
    [
      texts.openAt(),
      time !== null,
      time ? facets?.total : undefined,
      () => set(nextHalfHour(new Date())),
    ],
    ...(isOther
      ? [[openAtLabel(openAt), true, facets?.total, () => change(setOpenAt(openAt))] as const]
      : []),
  ] as const;
  return (
    <RadioGroup name={texts.open()} choices={choices}>
      {time && <OpenAtFields time={time} onChange={set} takesFocus={sheet.isForTime} />}
      {openAt !== null && (
        <Checkbox
          className={styles.under}
          checked={unknownHours}
          count={facets?.unknownHours}
          onCheck={(wanted) => change(setUnknownHours(wanted))}
        >
          {texts.unknownHoursToo()}
        </Checkbox>
      )}
    </RadioGroup>
  );
}
