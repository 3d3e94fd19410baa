import { Tabs } from 'radix-ui';
import { useLocation } from 'wouter';
import { addressOf, choiceParam, textParam, writeParams } from '../../../lib/address.ts';
import { useParam } from '../../../lib/useParam.ts';
import { errorText } from '../../../lib/api.ts';
import { useNavigateOnce } from '../../../lib/useNavigateOnce.ts';
import { CategoriesPanel } from './CategoriesPanel.tsx';
import { Organization } from './Organization.tsx';
import { Async } from '../../../ui/Async.tsx';
import { TabList } from '../../../ui/TabList.tsx';
import * as texts from '#messages/admin/filters';
import { useAdminCategories } from './useAdminFilters.ts';
import * as segmentedStyles from '../../../ui/segmented.module.css';
import * as styles from './filters-tab.module.css';

const VIEW = choiceParam('view', ['options', 'organization'], 'options');
const ADDRESS = { tab: textParam('tab'), view: VIEW };

/** Categories with their options, and the order in which they show. */
export function FiltersTab() {
  const categories = useAdminCategories();
  const view = useParam(VIEW).value;
  const [path] = useLocation();
  const navigate = useNavigateOnce();
  return (
    <Async query={categories} failed={texts.filtersLoadFailed()} why={errorText}>
      {(data) => (
        <Tabs.Root
          className={styles.filters}
          value={view}
          onValueChange={(next) =>
            navigate(
              addressOf(path, writeParams(ADDRESS, { tab: 'filters', view: VIEW.read(next) })),
            )
          }
        >
          <TabList
            className={`${segmentedStyles.segmented} ${styles.views}`}
            aria-label={texts.filtersTitle()}
          >
            <Tabs.Trigger value="options">{texts.filtersOptions()}</Tabs.Trigger>
            <Tabs.Trigger value="organization">{texts.filtersOrganization()}</Tabs.Trigger>
          </TabList>
          <Tabs.Content value="options">
            <CategoriesPanel categories={data} />
          </Tabs.Content>
          <Tabs.Content value="organization">
            <Organization categories={data} />
          </Tabs.Content>
        </Tabs.Root>
      )}
    </Async>
  );
}
