import type { User } from '@cortado/contract';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { useTitle } from '../../lib/useTitle.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { CafesTab } from './cafes/CafesTab.tsx';
import { FiltersTab } from './filters/FiltersTab.tsx';
import { ImportTab } from './import/ImportTab.tsx';
import { ImportProvider } from './import/ImportProvider.tsx';
import { adminTexts } from './texts.ts';
import { UsersTab } from './users/UsersTab.tsx';
import * as buttonStyles from '../../ui/button.module.css';
import * as adminStyles from './admin.module.css';
import * as cafeFormStyles from './cafe-form/cafe-form.module.css';

const TABS = [
  ['import', adminTexts.tabs.import, ImportTab],
  ['cafes', adminTexts.tabs.cafes, CafesTab],
  ['filters', adminTexts.tabs.filters, FiltersTab],
  ['users', adminTexts.tabs.users, UsersTab],
] as const;

/** Where admins curate. The open tab stands in the address. */
export function AdminScreen({ viewer }: { viewer: User }) {
  useTitle(adminTexts.title);
  return (
    <main className={`${adminStyles.admin} ${adminStyles.dashboard}`}>
      <div className={adminStyles.head}>
        <h1 className="t-h2" tabIndex={-1}>
          {adminTexts.title}
        </h1>
        <Link className={`${buttonStyles.button} ${buttonStyles.solid}`} href="/admin/cafes/new">
          <Plus size={18} aria-hidden="true" />
          {adminTexts.addCafe}
        </Link>
      </div>
      <ImportProvider>
        <AddressTabs
          label={adminTexts.title}
          tabs={TABS}
          panel={{ viewer }}
          panelClassName={cafeFormStyles.tab}
        />
      </ImportProvider>
    </main>
  );
}
