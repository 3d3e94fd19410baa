import type { User } from '@cortado/contract';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { useTitle } from '../../lib/useTitle.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import '../../ui/tag.css';
import './admin.css';
import { CafesTab } from './cafes/CafesTab.tsx';
import { FiltersTab } from './filters/FiltersTab.tsx';
import { ImportTab } from './import/ImportTab.tsx';
import { useImport } from './import/useImport.ts';
import { UsersTab } from './users/UsersTab.tsx';

const TABS = [
  ['import', 'Import & Settings', ImportTab],
  ['cafes', 'Manage Cafes', CafesTab],
  ['filters', 'Manage Filters', FiltersTab],
  ['users', 'Manage Users', UsersTab],
] as const;

/** Where admins curate. The open tab stands in the address. */
export function AdminScreen({ viewer }: { viewer: User }) {
  useTitle('Admin Dashboard');
  const importing = useImport();
  return (
    <main className="admin">
      <div className="admin-head">
        <h1 className="t-h2" tabIndex={-1}>
          Admin Dashboard
        </h1>
        <Link className="btn btn-solid" href="/admin/cafes/new">
          <Plus size={18} aria-hidden="true" />
          Add Cafe
        </Link>
      </div>
      <AddressTabs
        label="Admin Dashboard"
        tabs={TABS}
        panel={{ viewer, importing }}
        panelClassName="admin-tab"
      />
    </main>
  );
}
