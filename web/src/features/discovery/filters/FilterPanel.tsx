import { useId, useState, type ReactNode } from 'react';
import type { RatingFilter } from '@cortado/contract';
import { ratingThreshold } from '@cortado/contract/public-enums';
import { useSession } from '../../../lib/session.ts';
import { useDiscovery } from '../discovery-context.ts';
import {
  toggleRating,
  setArea,
  setConfirmed,
  setOpenAt,
  setUnknownHours,
} from '../state/changes.ts';
import { chosenOf } from '../state/selected-options.ts';
import { Checkbox } from '../../../ui/Choice.tsx';
import { boundedPart } from '../../../ui/PartBoundary.tsx';
import { OptionGroup, filterGroups } from './OptionGroup.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Row, Stack, Text } from '../../../ui/Layout.tsx';
import { ratingLabel } from '../state/active-filters.ts';
import { Group, RadioGroup } from './Group.tsx';
import * as texts from '#messages/discovery';
import * as styles from './filters.module.css';
import { MAX_LISTED_AREAS } from '../areas/max-listed-areas.ts';
import { useFolded } from '../../../ui/useFolded.tsx';
import * as libTexts from '#messages/lib';
import { openAtLabel } from '@cortado/contract/open-at';
import { nextHalfHour, readWeekTime, writeWeekTime, type WeekTime } from '../state/open-at.ts';

const OpenAtFields = boundedPart(() => import('./OpenAtFields.tsx'), 'OpenAtFields');

/** When cafes are to be open: any time, now, or at an hour of a weekday; and a date or a longer time, once it was read from words. */
function OpenGroup() {
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

const AreaPicker = boundedPart(() => import('../areas/AreaPicker.tsx'), 'AreaPicker');

const AREAS_SHOWN = 4;

/** The area as a list of radios, with counts; of many areas the largest, and a field to search the others. */
function LocationGroup() {
  const { state, areas, facets, change } = useDiscovery();
  const { area } = state;
  const counts = new Map(facets?.areas.map((one) => [one.area, one.count]));
  const all = area === null || areas.includes(area) ? areas : [...areas, area];
  const isLong = areas.length > MAX_LISTED_AREAS;
  const [shown, more] = useFolded(all, AREAS_SHOWN, (one) => one === area);
  // Of very many areas only those with the most matches are counted.
  const count = (one: string) =>
    facets ? (counts.get(one) ?? (isLong ? undefined : 0)) : undefined;
  const choose = (one: string | null) => change(setArea(one));
  return (
    <RadioGroup
      name={texts.location()}
      choices={[
        [libTexts.allLocations(), area === null, facets?.allAreas, () => choose(null)],
        ...shown.map((one) => [one, one === area, count(one), () => choose(one)] as const),
      ]}
    >
      {isLong ? (
        <AreaPicker look="small" label={texts.findLocation()} value="" onPick={choose} />
      ) : (
        more
      )}
    </RadioGroup>
  );
}

const OFFERED: readonly RatingFilter[] = ['4_stars', '3_stars', '2_stars', '1_star'];
const STARS = [1, 2, 3, 4, 5];

/** Thresholds on the average rating, without counts until there are ratings; '5_stars' is shown only if the address has it. */
function RatingGroup() {
  const { state, facets, change } = useDiscovery();
  const { ratingFilter } = state;
  const noteId = useId();
  const isUnrecorded = facets?.unrecorded.ratings;
  const offered = ratingFilter.includes('5_stars') ? (['5_stars', ...OFFERED] as const) : OFFERED;
  return (
    <Group name={texts.rating()} aria-describedby={isUnrecorded ? noteId : undefined}>
      {isUnrecorded && (
        <Text size="small" id={noteId}>
          {texts.unrated()}
        </Text>
      )}
      <div className={styles.options}>
        {offered.map((rating) => (
          <Checkbox
            key={rating}
            checked={ratingFilter.includes(rating)}
            count={isUnrecorded ? undefined : facets?.ratings[rating]}
            onCheck={() => change(toggleRating(rating))}
          >
            <span className="sr-only">{ratingLabel(rating)}</span>
            <Row as="span" gap={0} className={styles.stars} aria-hidden="true">
              {STARS.map((star) => (
                <Icon
                  name="star"
                  key={star}
                  size={14}
                  stroke="none"
                  data-on={star <= ratingThreshold(rating) || undefined}
                />
              ))}
              <Text as="span" tone="faint" weight="regular" className={styles.up}>
                {texts.ratingUp()}
              </Text>
            </Row>
          </Checkbox>
        ))}
      </div>
    </Group>
  );
}

/** Whether all of these filters go by confirmed facts alone. */
function ConfirmedOnly() {
  const { state, facets, change } = useDiscovery();
  const id = useId();
  return (
    <Stack gap={4}>
      <Checkbox
        aria-describedby={id}
        checked={state.confirmed}
        count={facets?.confirmed}
        onCheck={(wanted) => change(setConfirmed(wanted))}
      >
        {texts.confirmed()}
      </Checkbox>
      <Text size="small" id={id} className={styles.under}>
        {texts.confirmedAbout()}
      </Text>
    </Stack>
  );
}

interface AdditionalGroupsProps {
  /** Whether an option inside is selected: then it starts expanded. */
  chosen: boolean;
  children: ReactNode;
}

/** The categories that are not core, collapsed at first. */
function AdditionalGroups({ chosen, children }: AdditionalGroupsProps) {
  const id = useId();
  const [open, setOpen] = useState(chosen);
  return (
    <div>
      <Text as="h3" size="ui" weight="strong">
        <Row
          as="button"
          type="button"
          justify="between"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {texts.additional()}
          <Icon name="chevron-down" />
        </Row>
      </Text>
      {open && (
        <Stack id={id} gap={8}>
          {children}
        </Stack>
      )}
    </div>
  );
}

const MemberSwitches = boundedPart(() => import('./MemberSwitches.tsx'), 'MemberSwitches');

/** How many options of a group are shown while it is collapsed. */
const COLLAPSED_COUNT = { side: 5, sheet: 6 } as const;

/** All filter groups, as rows of the sidebar or as pills of the sheet. */
export function FilterPanel({ layout }: { layout: 'side' | 'sheet' }) {
  const { state, categories } = useDiscovery();
  const { viewer } = useSession();
  const { core, additional } = filterGroups(categories);
  const collapsedCount = COLLAPSED_COUNT[layout];
  return (
    <>
      {viewer && <MemberSwitches />}
      <OpenGroup />
      <LocationGroup />
      <RatingGroup />
      {core.map((group) => (
        <OptionGroup key={group.name} group={group} collapsedCount={collapsedCount} />
      ))}
      <ConfirmedOnly />
      {additional.length > 0 && (
        <AdditionalGroups
          chosen={additional.some(({ name }) => chosenOf(state.options, name).length > 0)}
        >
          {additional.map((group) => (
            <OptionGroup key={group.name} group={group} collapsedCount={collapsedCount} sub />
          ))}
        </AdditionalGroups>
      )}
    </>
  );
}
