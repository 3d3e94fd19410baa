import { openAtLabel } from '@cortado/contract/open-at';
import { Icon } from '../../../ui/Icon.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { setOpenAt, setSort } from '../state/changes.ts';
import { nextHalfHour, writeWeekTime } from '../state/open-at.ts';
import * as texts from '#messages/discovery';
import * as styles from './quick-filters.module.css';

/** On a phone, what is asked for most, without opening the filters. */
export function QuickFilters() {
  const { state, hasHours, location, change, sheet } = useDiscovery();
  const { openAt, sort, area, bbox } = state;
  const isNow = openAt === 'now';
  const isLater = openAt !== null && !isNow;
  const isNear = sort === 'distance' && !(area ?? bbox) && !location.isFallback;
  return (
    <fieldset className={styles.quickFilters} aria-label={texts.quick()}>
      {hasHours && (
        <>
          <button
            type="button"
            aria-pressed={isNow}
            onClick={() => change(setOpenAt(isNow ? null : 'now'))}
          >
            <Icon name={isNow ? 'check' : 'clock'} />
            {texts.openNow()}
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            data-on={isLater || undefined}
            onClick={(event) => {
              if (!isLater) change(setOpenAt(writeWeekTime(nextHalfHour(new Date()))));
              sheet.open(event.currentTarget, 'time');
            }}
          >
            <Icon name={isLater ? 'check' : 'clock'} />
            {isLater ? openAtLabel(openAt) : texts.openAt()}
          </button>
        </>
      )}
      <button
        type="button"
        aria-pressed={isNear}
        onClick={() => {
          if (isNear) change(setSort('relevance'));
          else void import('../state/sort-near-me.ts').then(({ sortNearMe }) => sortNearMe(change));
        }}
      >
        <Icon name={isNear ? 'check' : 'navigation'} />
        {texts.nearMe()}
      </button>
    </fieldset>
  );
}
