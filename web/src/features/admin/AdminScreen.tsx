import type { User } from '@cortado/contract';
import { Plus } from 'lucide-react';
import { formatNumber } from '../../lib/intl.ts';
import { useAskedTab } from '../../lib/useParam.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { CafesTab } from './cafes/CafesTab.tsx';
import { FiltersTab } from './filters/FiltersTab.tsx';
import { HealthTab } from './health/HealthTab.tsx';
import * as healthTexts from '#messages/admin/health';
import { ImportTab } from './import/ImportTab.tsx';
import { ImportProvider } from './import/ImportProvider.tsx';
import { InsightsTab } from './insights/InsightsTab.tsx';
import * as insightTexts from '#messages/admin/insights';
import { SuggestionsTab } from './suggestions/SuggestionsTab.tsx';
import * as suggestionTexts from '#messages/admin/suggestions';
import { useSuggestionCounts } from './suggestions/useQueue.ts';
import * as texts from '#messages/admin';
import { UsersTab } from './users/UsersTab.tsx';
import * as styles from './admin.module.css';

/** How many suggestions wait. */
function OpenCount() {
  const open = useSuggestionCounts().data?.open ?? 0;
  return open > 0 && <Badge tone="crema">{formatNumber(open)}</Badge>;
}

const TABS = [
  ['import', texts.adminTabs.import, ImportTab],
  ['cafes', texts.adminTabs.cafes, CafesTab],
  ['filters', texts.adminTabs.filters, FiltersTab],
  ['users', texts.adminTabs.users, UsersTab],
  ['suggestions', () => suggestionTexts.tab({ count: <OpenCount /> }), SuggestionsTab],
  ['insights', insightTexts.tab, InsightsTab],
  ['health', () => healthTexts.tab(), HealthTab],
] as const;

/** Nothing is added there: one decides, or reads. */
const WITHOUT_ADDING = new Set(['suggestions', 'insights', 'health']);

/** Where admins curate. The open tab stands in the address. */
export function AdminScreen({ viewer }: { viewer: User }) {
  useTitle(texts.adminTitle());
  const tab = useAskedTab() ?? '';
  return (
    <main className={`${styles.admin} ${styles.dashboard}`}>
      <Row as="header" wrap gap={16} justify="between">
        <Text as="h1" size="h2" tabIndex={-1}>
          {texts.adminTitle()}
        </Text>
        {!WITHOUT_ADDING.has(tab) && (
          <LinkButton look="solid" className="wide-only" href="/admin/cafes/new">
            <Plus size={18} aria-hidden="true" />
            {texts.adminAddCafe()}
          </LinkButton>
        )}
      </Row>
      <ImportProvider>
        <AddressTabs
          label={texts.adminTitle()}
          tabs={TABS}
          panel={{ viewer }}
          panelClassName={styles.panel}
        />
      </ImportProvider>
    </main>
  );
}
