import { openAtLabel } from '@cortado/contract/open-at';
import type { ComponentProps } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { setOpenAt, setSort } from '../state/changes.ts';
import { nextHalfHour, writeWeekTime } from '../state/open-at.ts';
import * as texts from '#messages/discovery';
import * as styles from './chip.module.css';

interface QuickProps extends ComponentProps<'button'> {
  isOn: boolean;
  icon: ComponentProps<typeof Icon>['name'];
}

const Quick = ({ isOn, icon, children, ...button }: QuickProps) => (
  <button type="button" className={styles.chip} data-off={!isOn || undefined} {...button}>
    <Icon name={isOn ? 'check' : icon} />
    {children}
  </button>
);

/** On a phone, what is asked for most, without opening the filters. */
export function QuickFilters() {
  const { state, hasHours, location, change, sheet } = useDiscovery();
  const { openAt, sort, area, bbox } = state;
  const isNow = openAt === 'now';
  const isLater = openAt !== null && !isNow;
  const isNear = sort === 'distance' && !(area ?? bbox) && !location.isFallback;
  return (
    <Row as="fieldset" className={`narrow-only ${styles.quick}`} aria-label={texts.quick()}>
      {hasHours && (
        <>
          <Quick
            isOn={isNow}
            icon="clock"
            aria-pressed={isNow}
            onClick={() => change(setOpenAt(isNow ? null : 'now'))}
          >
            {texts.openNow()}
          </Quick>
          <Quick
            isOn={isLater}
            icon="clock"
            aria-haspopup="dialog"
            onClick={(event) => {
              if (!isLater) change(setOpenAt(writeWeekTime(nextHalfHour(new Date()))));
              sheet.open(event.currentTarget, 'time');
            }}
          >
            {isLater ? openAtLabel(openAt) : texts.openAt()}
          </Quick>
        </>
      )}
      <Quick
        isOn={isNear}
        icon="navigation"
        aria-pressed={isNear}
        onClick={() => {
          if (isNear) change(setSort('relevance'));
          else void import('../state/sort-near-me.ts').then(({ sortNearMe }) => sortNearMe(change));
        }}
      >
        {texts.nearMe()}
      </Quick>
    </Row>
  );
}
