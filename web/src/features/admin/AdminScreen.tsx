import type { User } from '@cortado/contract';
import { Plus } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { Link, useLocation, useSearch } from 'wouter';
import { useTitle } from '../../lib/useTitle.ts';
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
  const wanted = new URLSearchParams(useSearch()).get('tab');
  const [path, navigate] = useLocation();
  const [first] = TABS[0];
  const importing = useImport();
  const open = TABS.find(([name]) => name === wanted)?.[0] ?? first;
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
      <Tabs.Root
        value={open}
        onValueChange={(tab) => navigate(tab === first ? path : `${path}?tab=${tab}`)}
      >
        <Tabs.List className="tabs" aria-label="Admin Dashboard">
          {TABS.map(([name, label]) => (
            <Tabs.Trigger key={name} value={name}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TABS.map(([name, , Tab]) => (
          <Tabs.Content key={name} value={name} className="admin-tab">
            <Tab viewer={viewer} importing={importing} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </main>
  );
}
