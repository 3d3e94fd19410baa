import { Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { clearFilters } from '../state/changes.ts';
import * as texts from '#messages/discovery';
import { FilterPanel } from './FilterPanel.tsx';
import * as styles from '../discovery.module.css';

/** The filters beside the list, on a large screen. */
export function FilterSidebar() {
  const { activeFilters, removeFilter } = useDiscovery();
  return (
    <Stack as="aside" gap={16} lines className={styles.side} aria-label={texts.filters()}>
      <Row justify="between">
        <Text as="h2" size="h3">
          {texts.filters()}
        </Text>
        {activeFilters.length > 0 && (
          <Button look="link" onClick={() => removeFilter(clearFilters)}>
            {texts.clearCounted({ count: activeFilters.length })}
          </Button>
        )}
      </Row>
      <FilterPanel layout="side" />
    </Stack>
  );
}
