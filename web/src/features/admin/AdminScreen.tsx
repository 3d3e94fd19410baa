import type { User } from '@cortado/contract';
import { Plus } from 'lucide-react';
import { formatNumber } from '../../lib/intl.ts';
import { useAskedTab } from '../../lib/useParam.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { CafesTab } from './cafes/CafesTab.tsx';
import { FiltersTab } from './filters/FiltersTab.tsx';
import { HealthTab } from './health/HealthTab.tsx';
import * as healthTexts from './health/texts.ts';
import { ImportTab } from './import/ImportTab.tsx';
import { ImportProvider } from './import/ImportProvider.tsx';
import { InsightsTab } from './insights/InsightsTab.tsx';
import * as insightTexts from './insights/texts.ts';
import { SuggestionsTab } from './suggestions/SuggestionsTab.tsx';
import * as suggestionTexts from './suggestions/texts.tsx';
import { useSuggestionCounts } from './suggestions/useQueue.ts';
import * as texts from './texts.ts';
import { UsersTab } from './users/UsersTab.tsx';
import * as adminStyles from './admin.module.css';
import * as cafeFormStyles from './cafe-form/cafe-form.module.css';

/** How many suggestions wait. */
function OpenCount() {
  const open = useSuggestionCounts().data?.open ?? 0;
  return open > 0 && <span className={adminStyles.tabCount}>{formatNumber(open)}</span>;
}

const TABS = [
  ['import', texts.adminTabs.import, ImportTab],
  ['cafes', texts.adminTabs.cafes, CafesTab],
  ['filters', texts.adminTabs.filters, FiltersTab],
  ['users', texts.adminTabs.users, UsersTab],
  ['suggestions', suggestionTexts.tab(<OpenCount />), SuggestionsTab],
  ['insights', insightTexts.tab, InsightsTab],
  ['health', healthTexts.tab, HealthTab],
] as const;

/** Nothing is added there: one decides, or reads. */
const WITHOUT_ADDING = new Set(['suggestions', 'insights', 'health']);

/** Where admins curate. The open tab stands in the address. */
export function AdminScreen({ viewer }: { viewer: User }) {
  useTitle(texts.adminTitle);
  const tab = useAskedTab() ?? '';
  return (
    <main className={`${adminStyles.admin} ${adminStyles.dashboard}`}>
      <div className={adminStyles.head}>
        <h1 className="t-h2" tabIndex={-1}>
          {texts.adminTitle}
        </h1>
        {!WITHOUT_ADDING.has(tab) && (
          <LinkButton look="solid" href="/admin/cafes/new">
            <Plus size={18} aria-hidden="true" />
            {texts.adminAddCafe}
          </LinkButton>
        )}
      </div>
      <ImportProvider>
        <AddressTabs
          label={texts.adminTitle}
          tabs={TABS}
          panel={{ viewer }}
          panelClassName={cafeFormStyles.tab}
        />
      </ImportProvider>
    </main>
  );
}
