import type { FilterOption, FilterCategory } from '@cortado/contract';
import { useId } from 'react';
import { groupHeading } from '@cortado/contract/labels';
import { isBuiltInCategory, ROAST_LEVELS } from '@cortado/contract/public-enums';
import { Checkbox } from '../../../ui/Choice.tsx';
import { Text } from '../../../ui/Layout.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { setSellsBeans, toggleOption } from '../state/changes.ts';
import { chosenOf } from '../state/selected-options.ts';
import { Group } from './Group.tsx';
import { useFolded } from '../../../ui/useFolded.tsx';
import * as texts from '#messages/discovery';
import * as roastDotStyles from '../../../ui/roast-dot.module.css';
import * as styles from './filters.module.css';

interface FilterGroup {
  /** The category's internal name. */
  name: string;
  heading: string;
  options: readonly FilterOption[];
}

interface FilterGroups {
  /** The built-in and other core ones, in the order admins give them. */
  core: FilterGroup[];
  /** The rest, under 'Additional'. */
  additional: FilterGroup[];
}

const ROASTS: readonly string[] = ROAST_LEVELS;

function toGroup(category: FilterCategory): FilterGroup {
  const active = category.options.filter((option) => option.is_active);
  const options =
    category.name === 'roast_level'
      ? active.toSorted((a, b) => ROASTS.indexOf(a.value) - ROASTS.indexOf(b.value))
      : active;
  return { name: category.name, heading: groupHeading(category.display_name), options };
}

function groups(categories: readonly FilterCategory[]): FilterGroup[] {
  return categories.map(toGroup).filter((group) => group.options.length > 0);
}

/** The filter categories as the screen groups them; empty and inactive ones are left out. */
export function filterGroups(categories: readonly FilterCategory[]): FilterGroups {
  const usable = categories.filter((category) => category.is_active);
  const isCore = (category: FilterCategory) =>
    category.is_core_filter || isBuiltInCategory(category);
  return {
    core: groups(usable.filter(isCore)),
    additional: groups(usable.filter((category) => !isCore(category))),
  };
}

interface OptionGroupProps {
  group: FilterGroup;
  /** How many options are shown while collapsed. */
  collapsedCount: number;
  sub?: boolean;
}

/** 'Light Roast' under 'Roast Levels': the sheet shows 'Light', the full name stays for screen readers. */
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

/** The options of one category as checkboxes with counts; below them, without counts, those that no cafe is known to have. */
export function OptionGroup({ group, collapsedCount, sub = false }: OptionGroupProps) {
  const { state, facets, change } = useDiscovery();
  const id = useId();
  const chosen = chosenOf(state.options, group.name);
  const isChosen = (option: FilterOption) => chosen.includes(option.value);
  const isUnrecorded = ({ id: option }: FilterOption) =>
    facets?.unrecorded.options.includes(option) ?? false;
  const isRecorded = (option: FilterOption) => !isUnrecorded(option);
  const all = [...group.options.filter(isRecorded), ...group.options.filter(isUnrecorded)];
  const [shown, more] = useFolded(all, collapsedCount, isChosen);
  const unrecorded = shown.filter(isUnrecorded);
  const choice = (option: FilterOption, count?: number) => (
    <Checkbox
      key={option.id}
      checked={isChosen(option)}
      count={count}
      onCheck={() => change(toggleOption(group.name, option.value))}
    >
      <OptionName group={group} option={option} />
    </Checkbox>
  );
  // Beans are sold, so they are no filter option.
  const hasBeans = group.name === 'features';
  const areBeansRecorded = !facets?.unrecorded.sellsCoffeeBeans;
  const beans = hasBeans && (
    <Checkbox
      checked={state.sellsCoffeeBeans}
      count={areBeansRecorded ? facets?.sellsCoffeeBeans : undefined}
      onCheck={() => change(setSellsBeans(!state.sellsCoffeeBeans))}
    >
      <span>{texts.sellsBeans()}</span>
    </Checkbox>
  );
  return (
    <Group sub={sub} name={group.heading}>
      <div className={styles.options}>
        {shown
          .filter(isRecorded)
          .map((option) => choice(option, facets && (facets.options[option.id] ?? 0)))}
        {areBeansRecorded && beans}
      </div>
      {(unrecorded.length > 0 || (hasBeans && !areBeansRecorded)) && (
        <fieldset aria-labelledby={id}>
          <Text size="small" id={id}>
            {texts.unrecorded()}
          </Text>
          <div className={styles.options}>
            {unrecorded.map((option) => choice(option))}
            {!areBeansRecorded && beans}
          </div>
        </fieldset>
      )}
      {more}
    </Group>
  );
}
