import { useId, useState, type ReactNode } from 'react';
import type { RatingFilter } from '@cortado/contract';
import { ratingThreshold } from '@cortado/contract/public-enums';
import { useSession } from '../../../lib/session.ts';
import { useDiscovery } from '../discovery-context.ts';
import { toggleRating } from '../state/changes.ts';
import { chosenOf } from '../state/selected-options.ts';
import { Checkbox } from '../../../ui/Choice.tsx';
import { boundedPart } from '../../../ui/PartBoundary.tsx';
import { LocationGroup } from './LocationGroup.tsx';
import { OpenGroup } from './OpenGroup.tsx';
import { OptionGroup, filterGroups } from './OptionGroup.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Row, Stack, Text } from '../../../ui/Layout.tsx';
import { ratingLabel } from '../state/active-filters.ts';
import { Group } from './Group.tsx';
import * as texts from '#messages/discovery';
import * as styles from './filters.module.css';

const OFFERED: readonly RatingFilter[] = ['4_stars', '3_stars', '2_stars', '1_star'];
const STARS = [1, 2, 3, 4, 5];

/** Thresholds on the average rating, without counts until somebody has rated; '5_stars' is shown only where an address asks for it. */
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

interface AdditionalGroupsProps {
  /** Whether something inside is ticked: then it starts unfolded. */
  chosen: boolean;
  children: ReactNode;
}

/** The categories that are not core, collapsed until asked for. */
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

/** How many options of a group stand in sight while it is collapsed. */
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
