import type { AdminUser, User } from '@cortado/contract';
import { Trash2 } from 'lucide-react';
import { formatShortDay } from '../../../lib/dates.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import * as texts from './texts.ts';
import * as styles from '../admin.module.css';

function UserRow({ user, viewer }: { user: AdminUser; viewer: User }) {
  const shown = user.name || user.username;
  const removal = useWrite('DELETE /api/admin/users/{id}', {
    done: { title: texts.deleteUserDone, description: texts.deleteUserDoneDescription },
    failed: (error) => ({
      title: texts.deleteUserFailed,
      description: failureText(error, { silent: texts.deleteUserFailedDescription }),
    }),
    // The button that had the focus goes with its row.
    next: focusHeading,
  });
  const remove = () => {
    if (removal.isPending || !window.confirm(texts.deleteUserQuestion(shown))) return;
    removal.mutate({ params: { id: user.id } });
  };
  if (removal.isSuccess) return null;
  return (
    <tr aria-busy={removal.isPending}>
      <td>
        <strong>
          <bdi>{shown}</bdi>
        </strong>
        <span className="t-small">{texts.usersId(user.id)}</span>
      </td>
      <td>{user.email}</td>
      <td>
        <Badge>{texts.usersRoles[user.role]}</Badge>
      </td>
      <td>{formatShortDay(user.createdAt)}</td>
      <td className={styles.remove}>
        <div className={styles.actions}>
          {user.id !== viewer.id && (
            <IconButton
              size="small"
              className={styles.danger}
              label={texts.deleteUserActionFor(shown)}
              title={texts.deleteUserAction}
              onClick={remove}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </td>
    </tr>
  );
}

interface UserTableProps {
  users: readonly AdminUser[];
  viewer: User;
  /** Other ones are on their way. */
  isOutdated: boolean;
}

export function UserTable({ users, viewer, isOutdated }: UserTableProps) {
  if (users.length === 0) return <p className={styles.empty}>{texts.usersEmpty}</p>;
  return (
    <div className={styles.tableFrame} aria-busy={isOutdated || undefined}>
      <table className={styles.table}>
        <thead>
          <tr>
            {texts.usersColumns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} viewer={viewer} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
