import type { AdminUser, User } from '@cortado/contract';
import { Trash2 } from 'lucide-react';
import { formatShortDay } from '../../../lib/dates.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Cell, Table, TableRow } from '../../../ui/Table.tsx';
import { Text } from '../../../ui/Text.tsx';
import * as texts from '#messages/admin/users';

function UserRow({ user, viewer }: { user: AdminUser; viewer: User }) {
  const shown = user.name || user.username;
  const removal = useWrite('DELETE /api/admin/users/{id}', {
    done: { title: texts.deleteUserDone(), description: texts.deleteUserDoneDescription() },
    failed: (error) => ({
      title: texts.deleteUserFailed(),
      description: failureText(error, { silent: texts.deleteUserFailedDescription }),
    }),
    // The button that had the focus goes with its row.
    next: focusHeading,
  });
  const remove = () => {
    if (removal.isPending || !window.confirm(texts.deleteUserQuestion({ user: shown }))) return;
    removal.mutate({ params: { id: user.id } });
  };
  if (removal.isSuccess) return null;
  return (
    <TableRow isBusy={removal.isPending}>
      <Cell place="title">
        <Text weight="strong">
          <bdi>{shown}</bdi>
        </Text>
        <Text size="small" tone="soft">
          {texts.usersId({ id: user.id })}
        </Text>
      </Cell>
      <Cell>{user.email}</Cell>
      <Cell>
        <Badge>{texts.usersRoles[user.role]()}</Badge>
      </Cell>
      <Cell>{formatShortDay(user.createdAt)}</Cell>
      <Cell place="corner">
        {user.id !== viewer.id && (
          <Row>
            <IconButton
              look="remove"
              size="small"
              label={texts.deleteUserActionFor({ user: shown })}
              title={texts.deleteUserAction()}
              onClick={remove}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </Row>
        )}
      </Cell>
    </TableRow>
  );
}

interface UserTableProps {
  users: readonly AdminUser[];
  viewer: User;
  /** Other ones are on their way. */
  isOutdated: boolean;
}

const columns = () => Object.values(texts.usersColumns).map((heading) => ({ heading: heading() }));

export function UserTable({ users, viewer, isOutdated }: UserTableProps) {
  return (
    <Table columns={columns()} isBusy={isOutdated} empty={texts.usersEmpty()}>
      {users.map((user) => (
        <UserRow key={user.id} user={user} viewer={viewer} />
      ))}
    </Table>
  );
}
