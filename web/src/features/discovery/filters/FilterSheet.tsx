import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { clearFilters } from '../state/changes.ts';
import { useDiscovery } from '../discovery-context.ts';
import * as texts from '#messages/discovery';
import { scrollToTop } from '../list/scroll-to-top.ts';
import { FilterPanel } from './FilterPanel.tsx';
import * as optionStyles from '../../../ui/option.module.css';
import * as styles from './filter-sheet.module.css';

/** The filters as a dialog, where there is no room for a sidebar. Changes apply at once. */
export function FilterSheet() {
  const { facets, activeFilters, change, sheet, listRef } = useDiscovery();
  const total = facets?.total;
  return (
    <Dialog
      kind="sheet"
      title={texts.filters()}
      className={styles.filterSheet}
      onClose={sheet.close}
      foot={
        <>
          <Button look="quiet" size="large" onClick={() => change(clearFilters)}>
            {texts.clearAll({ count: activeFilters.length })}
          </Button>
          <Button
            look="solid"
            size="large"
            onClick={() => {
              sheet.close();
              scrollToTop(listRef.current);
            }}
          >
            {total === undefined ? texts.show() : texts.showCounted({ count: total })}
          </Button>
        </>
      }
      onClosed={() => (sheet.opener.current ?? listRef.current)?.focus()}
    >
      <Stack gap={16} lines data-layout="sheet" className={optionStyles.pills}>
        <FilterPanel layout="sheet" />
      </Stack>
    </Dialog>
  );
}
