import type { Facets, FilterOption } from '@cortado/contract';
import { useId, useState, type ReactNode } from 'react';
import { Checkbox } from '../../../ui/Choice.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Group } from './Group.tsx';
import type { FilterGroup } from './filter-groups.ts';
import * as texts from '#messages/discovery';
import { collapse } from './collapse.ts';
import { ShowMore } from './ShowMore.tsx';
import * as roastDotStyles from '../../../ui/roast-dot.module.css';
import * as styles from './filters.module.css';

interface OptionGroupProps {
  group: FilterGroup;
  chosen: readonly string[];
  facets: Facets | undefined;
  /** How many options stand in sight while collapsed. */
  collapsedCount: number;
  sub?: boolean;
  /** After the options, inside the group. */
  children?: ReactNode;
  /** Whether any cafe is known to have what the children offer. */
  areChildrenRecorded?: boolean;
  onToggle: (value: string) => void;
}

/** 'Light Roast' under 'Roast Levels': the sheet shows 'Light', the name stays whole for everyone else. */
function OptionName({ group, option }: { group: FilterGroup; option: FilterOption }) {
  const isRoast = group.name === 'roast_level';
  const short = isRoast && option.display_name.endsWith(texts.roastSuffix());
  return (
    <>
      {isRoast && (
        <span className={roastDotStyles.roastDot} data-roast={option.value} aria-hidden="true" />
      )}
      {short ? (
        <span>
          {option.display_name.slice(0, -texts.roastSuffix().length)}
          <span className={styles.roastWord}>{texts.roastSuffix()}</span>
        </span>
      ) : (
        <span>{option.display_name}</span>
      )}
    </>
  );
}

/** The options of one category as ticks, with counts; those that no cafe is known to have stand apart, without. */
export function OptionGroup(props: OptionGroupProps) {
  const { group, chosen, facets, collapsedCount, sub = false, onToggle } = props;
  const { children, areChildrenRecorded = true } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const isChosen = (option: FilterOption) => chosen.includes(option.value);
  const isUnrecorded = ({ id: option }: FilterOption) =>
    facets?.unrecorded.options.includes(option) ?? false;
  const isRecorded = (option: FilterOption) => !isUnrecorded(option);
  const all = [...group.options.filter(isRecorded), ...group.options.filter(isUnrecorded)];
  const shown = open ? all : collapse(all, collapsedCount, isChosen);
  const unrecorded = shown.filter(isUnrecorded);
  const choice = (option: FilterOption, count?: number) => (
    <Checkbox
      key={option.id}
      checked={isChosen(option)}
      count={count}
      onCheck={() => onToggle(option.value)}
    >
      <OptionName group={group} option={option} />
    </Checkbox>
  );
  return (
    <Group sub={sub} name={group.heading}>
      <div className={styles.options}>
        {shown
          .filter(isRecorded)
          .map((option) => choice(option, facets && (facets.options[option.id] ?? 0)))}
        {areChildrenRecorded && children}
      </div>
      {(unrecorded.length > 0 || !areChildrenRecorded) && (
        <fieldset aria-labelledby={id}>
          <Text size="small" id={id}>
            {texts.unrecorded()}
          </Text>
          <div className={styles.options}>
            {unrecorded.map((option) => choice(option))}
            {!areChildrenRecorded && children}
          </div>
        </fieldset>
      )}
      <ShowMore
        hidden={group.options.length - shown.length}
        open={open}
        onToggle={() => setOpen(!open)}
      />
    </Group>
  );
}
