import type { User } from '@cortado/contract';
import { Plus } from 'lucide-react';
import { Redirect } from 'wouter';
import { formatNumber } from '../../lib/intl.ts';
import { useAskedTab } from '../../lib/useParam.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Row, ScreenTitle } from '../../ui/Layout.tsx';
import { AddCafeScreen } from './cafe-form/AddCafeScreen.tsx';
import { EditCafeScreen } from './cafe-form/EditCafeScreen.tsx';
import { MergeScreen } from './merge/MergeScreen.tsx';
import { CafesTab } from './cafes/CafesTab.tsx';
import { FiltersTab } from './filters/FiltersTab.tsx';
import { HealthTab } from './health/HealthTab.tsx';
import { ImportTab } from './import/ImportTab.tsx';
import { ImportProvider } from './import/ImportProvider.tsx';
import { InsightsTab } from './insights/InsightsTab.tsx';
import { SuggestionsTab } from './suggestions/SuggestionsTab.tsx';
import { useSuggestionCounts } from './suggestions/useQueue.ts';
import { UsersTab } from './users/UsersTab.tsx';
import * as healthTexts from '#messages/admin/health';
import * as insightTexts from '#messages/admin/insights';
import * as suggestionTexts from '#messages/admin/suggestions';
import * as texts from '#messages/admin';
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

/** Tabs without a button to add something. */
const WITHOUT_ADDING = new Set(['suggestions', 'insights', 'health']);

/** Where admins curate. The open tab is in the address. */
function AdminScreen({ viewer }: { viewer: User }) {
  useTitle(texts.adminTitle());
  const tab = useAskedTab() ?? 'import';
  return (
    <main className={`${styles.admin} ${styles.dashboard}`}>
      <Row as="header" wrap gap={16} justify="between">
        <ScreenTitle size="h2">{texts.adminTitle()}</ScreenTitle>
        {!WITHOUT_ADDING.has(tab) && (
          <LinkButton
            // A view has one main action.
            look={tab === 'import' ? 'line' : 'solid'}
            className="wide-only"
            href="/admin/cafes/new"
          >
            <Plus size={18} />
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

const SCREENS = {
  lists: AdminScreen,
  merge: MergeScreen,
  addCafe: AddCafeScreen,
  editCafe: ({ id }: { id: number }) => <EditCafeScreen key={id} id={id} />,
};

export type AdminScreenName = keyof typeof SCREENS;

interface AdminScreensProps {
  screen: AdminScreenName;
  /** The id in the address; NaN without one. */
  id: number;
  viewer: User;
}

/** The screens of admins, in a chunk of their own. */
export function AdminScreens({ screen, ...props }: AdminScreensProps) {
  // Two-step sign-in is required first; until then the server refuses the requests of these screens.
  if (props.viewer.mustSetUpTwoStep)
    return <Redirect to="/profile?tab=settings#two-step" replace />;
  const Screen = SCREENS[screen];
  return <Screen {...props} />;
}
