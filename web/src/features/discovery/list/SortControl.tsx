import { SORTS } from '@cortado/contract/vocabulary';
import { messageOf } from '../../../lib/message.ts';
import { Select } from '../../../ui/Select.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { setSort } from '../state/changes.ts';
import * as texts from '#messages/discovery';

/** The list's order. */
export function SortControl() {
  const { state, change, prefetchSorts } = useDiscovery();
  return (
    <Select
      look="small"
      title={messageOf(texts.sortsExplained, state.sort)}
      words={texts.sortWord()}
      aria-label={texts.sortName()}
      choices={SORTS.map((one) => [one, texts.sorts[one]()] as const)}
      value={state.sort}
      onPointerEnter={prefetchSorts}
      onFocus={prefetchSorts}
      onChoose={(sort) => change(setSort(sort))}
    />
  );
}
