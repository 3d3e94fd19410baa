import { lazyPart } from '../../../lib/lazy-part.ts';
import { useSession } from '../../../lib/session.ts';
import { useDiscovery } from '../discovery-context.ts';
import { setSellsBeans, toggleOption } from '../state/changes.ts';
import { chosenOf } from '../state/selected-options.ts';
import * as texts from '#messages/discovery';
import { AdditionalGroups } from './AdditionalGroups.tsx';
import { Checkbox } from '../../../ui/Choice.tsx';
import { PartBoundary, partFailed } from '../../../ui/PartBoundary.tsx';
import { filterGroups, type FilterGroup } from './filter-groups.ts';
import { LocationGroup } from './LocationGroup.tsx';
import { OpenGroup } from './OpenGroup.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { RatingGroup } from './RatingGroup.tsx';

const MemberSwitches = lazyPart(() => import('./MemberSwitches.tsx'), 'MemberSwitches');

/** How many options of a group stand in sight while it is collapsed. */
const COLLAPSED_COUNT = { side: 5, sheet: 6 } as const;

/** All filter groups, as rows of the sidebar or as pills of the sheet. */
export function FilterPanel({ layout }: { layout: 'side' | 'sheet' }) {
  const { state, categories, facets, change } = useDiscovery();
  const { viewer } = useSession();
  const { core, additional } = filterGroups(categories);
  const areBeansRecorded = !facets?.unrecorded.sellsCoffeeBeans;
  const options = (group: FilterGroup, sub = false) => (
    <OptionGroup
      key={group.name}
      group={group}
      chosen={chosenOf(state.options, group.name)}
      facets={facets}
      collapsedCount={COLLAPSED_COUNT[layout]}
      sub={sub}
      areChildrenRecorded={group.name !== 'features' || areBeansRecorded}
      onToggle={(value) => change(toggleOption(group.name, value))}
    >
      {group.name === 'features' && (
        <Checkbox
          checked={state.sellsCoffeeBeans}
          count={areBeansRecorded ? facets?.sellsCoffeeBeans : undefined}
          onCheck={() => change(setSellsBeans(!state.sellsCoffeeBeans))}
        >
          <span>{texts.sellsBeans()}</span>
        </Checkbox>
      )}
    </OptionGroup>
  );
  return (
    <>
      {viewer && (
        <PartBoundary failed={partFailed}>
          <MemberSwitches />
        </PartBoundary>
      )}
      <OpenGroup />
      <LocationGroup />
      <RatingGroup />
      {core.map((group) => options(group))}
      {additional.length > 0 && (
        <AdditionalGroups
          chosen={additional.some(({ name }) => chosenOf(state.options, name).length > 0)}
        >
          {additional.map((group) => options(group, true))}
        </AdditionalGroups>
      )}
    </>
  );
}
