import type { User } from '@cortado/contract';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { MySessions } from './MySessions.tsx';
import './settings.css';

export function SettingsTab({ viewer }: { viewer: User }) {
  return (
    <div className="settings">
      {viewer.hasPassword && <ChangePassword username={viewer.username} />}
      <MySessions viewerId={viewer.id} />
      <section className="panel">
        <h2>Your data</h2>
        <p>
          Everything we keep about you, as a file: your account, favorites, ratings and filters.
        </p>
        <a className="btn btn-line" href="/api/user/export" download="cortado-my-data.json">
          Download my data
        </a>
      </section>
      <DeleteAccount viewer={viewer} />
    </div>
  );
}
