import { quoted } from '../../../lib/format.ts';
import { formatList } from '../../../lib/intl.ts';
import * as libTexts from '#messages/lib';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useSuggestions } from '../data/useSuggestions.ts';
import { useDiscovery } from '../discovery-context.ts';
import { clearAll } from '../state/changes.ts';
import { unrecordedFilters } from '../state/unrecorded.ts';
import * as texts from '#messages/discovery';
import { MissingCafe } from './MissingCafe.tsx';
import * as listTexts from '#messages/discovery/list';
import * as chipStyles from './chip.module.css';
import * as headStyles from './list-head.module.css';

/** Nothing matches, or nobody has recorded what would: offers to remove the filters that keep the most cafes out. */
export function EmptyList() {
  const { state, categories, facets, removeFilter } = useDiscovery();
  const unrecorded = unrecordedFilters(state, categories, facets?.unrecorded);
  const isUnrecorded = unrecorded.length > 0;
  const isUnrated = facets?.unrecorded.ratings && unrecorded.length === state.ratingFilter.length;
  const nobodyToldAbout = isUnrated ? listTexts.nobodyRated() : listTexts.nobodyToldAbout();
  const suggestions = useSuggestions(state, categories);
  return (
    <EmptyState
      cover="cup"
      tint="oat"
      title={
        isUnrecorded
          ? listTexts.nobodyTold({ labels: formatList(unrecorded.map(quoted)) })
          : listTexts.emptyHeading()
      }
      text={isUnrecorded ? nobodyToldAbout : listTexts.empty()}
      action={
        <>
          <Row wrap justify="center">
            {suggestions.map(({ filter, count }) => (
              <button
                key={filter.key}
                type="button"
                className={chipStyles.chip}
                onClick={() => removeFilter(filter.remove)}
              >
                <Text as="span" isCut>
                  {texts.remove({ filter: filter.label })}
                </Text>
                <Text as="span" tone="soft" weight="regular">
                  {libTexts.cafeCount({ count })}
                </Text>
              </button>
            ))}
          </Row>
          <Button onClick={() => removeFilter(clearAll)}>{listTexts.clearEverything()}</Button>
          <MissingCafe />
        </>
      }
    />
  );
}

/** Above an empty list: that other filters may find something; nothing where nobody has recorded what is asked for. */
export function TryAdjusting() {
  const { state, categories, facets } = useDiscovery();
  if (unrecordedFilters(state, categories, facets?.unrecorded).length > 0) return null;
  return (
    <Text as="span" size="small" className={headStyles.note}>
      {listTexts.tryAdjusting()}
    </Text>
  );
}
