import { openAtLabel } from '@cortado/contract/open-at';
import { SORTS } from '@cortado/contract/public-enums';
import type { ComponentProps } from 'react';
import { messageOf } from '../../../lib/message.ts';
import type { DistanceUnit } from '../../../lib/search-params.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { FiltersButton } from '../filters/FiltersButton.tsx';
import { setOpenAt, setSort, setUnit, type Change } from '../state/changes.ts';
import { nextHalfHour, writeWeekTime } from '../state/open-at.ts';
import { scrollToTop } from './scroll-to-top.ts';
import { loadNearMe } from '../state/near-me.ts';
import * as texts from '#messages/discovery';
import * as segmentedStyles from '../../../ui/segmented.module.css';
import * as chipStyles from './chip.module.css';
import * as styles from './list-head.module.css';

const UNITS: readonly DistanceUnit[] = ['mi', 'km'];

/** A change while the list may be scrolled down: a new list begins at its top. */
function useChangeFromTop() {
  const { change, listRef } = useDiscovery();
  return (wanted: Change) => {
    change(wanted);
    scrollToTop(listRef.current);
  };
}

interface QuickProps extends ComponentProps<'button'> {
  isOn: boolean;
  icon: ComponentProps<typeof Icon>['name'];
}

const Quick = ({ isOn, icon, children, ...button }: QuickProps) => (
  <button type="button" className={chipStyles.chip} data-off={!isOn || undefined} {...button}>
    <Icon name={isOn ? 'check' : icon} />
    {children}
  </button>
);

/** On a phone, the most used filters, without opening all. */
function QuickFilters() {
  const { state, hasHours, location, sheet } = useDiscovery();
  const change = useChangeFromTop();
  const { openAt, sort, area, bbox } = state;
  const isNow = openAt === 'now';
  const isLater = openAt !== null && !isNow;
  const isNear = sort === 'distance' && !(area ?? bbox) && !location.isFallback;
  return (
    <Row as="fieldset" className={`narrow-only ${chipStyles.quick}`} aria-label={texts.quick()}>
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
          else void loadNearMe().then((part) => part?.sortNearMe(change));
        }}
      >
        {texts.nearMe()}
      </Quick>
    </Row>
  );
}

/** The order of the list, and its unit: two buttons where there is room, one that switches on a phone. */
export function ListControls() {
  const { state, change, prefetchSorts } = useDiscovery();
  const changeFromTop = useChangeFromTop();
  const { unit, sort } = state;
  return (
    <Row
      className={styles.controls}
      // On Tab, an item of a scrolling row is brought into view.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      <FiltersButton className={styles.filters} />
      <Select
        look="small"
        title={messageOf(texts.sortsExplained, sort)}
        words={texts.sortWord()}
        aria-label={texts.sortName()}
        choices={SORTS.map((one) => [one, texts.sorts[one]()] as const)}
        value={sort}
        onPointerEnter={prefetchSorts}
        onFocus={prefetchSorts}
        onChoose={(wanted) => changeFromTop(setSort(wanted))}
      />
      <fieldset className={`${segmentedStyles.segmented} wide-only`} aria-label={texts.unit()}>
        {UNITS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === unit}
            aria-label={texts.unitNames[one]()}
            onClick={() => change(setUnit(one))}
          >
            {one}
          </button>
        ))}
      </fieldset>
      <Button
        className="narrow-only"
        aria-label={texts.unitSwitches[unit]()}
        onClick={() => change(setUnit(unit === 'mi' ? 'km' : 'mi'))}
      >
        {unit}
      </Button>
      <QuickFilters />
    </Row>
  );
}
