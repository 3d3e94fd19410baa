import type { AdminUser, User } from '@cortado/contract';
import { RotateCcw, Trash2 } from 'lucide-react';
import { errorText } from '../../../lib/api.ts';
import { formatShortDay } from '../../../lib/dates.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Async } from '../../../ui/Async.tsx';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Hint, Row, Text } from '../../../ui/Layout.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Cell, Table, TableRow } from '../../../ui/Table.tsx';
import { ListEnd, SearchBox } from '../lists/ListParts.tsx';
import { useListState } from '../lists/useListState.ts';
import { usePage } from '../lists/usePage.ts';
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
        <Hint>{texts.usersId({ id: user.id })}</Hint>
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
              icon={Trash2}
              look="remove"
              size="small"
              label={texts.deleteUserActionFor({ user: shown })}
              title={texts.deleteUserAction()}
              onClick={remove}
            />
          </Row>
        )}
      </Cell>
    </TableRow>
  );
}

const columns = () => Object.values(texts.usersColumns).map((heading) => ({ heading: heading() }));

/** Users with a local account. */
export function UsersTab({ viewer }: { viewer: User }) {
  const search = useListState('users');
  const { state, hrefOf } = search;
  const q = search.settled.trim();
  const list = usePage('GET /api/admin/users', q ? { q } : {}, state.page);
  const { error, isFetching, isOutdated, refetch, prefetch } = list;
  return (
    <>
      <Row wrap gap={12}>
        <SearchBox label={texts.usersSearch()} example={texts.usersSearchExample()} list={search} />
        <Button
          working={isFetching ? texts.usersRefreshing() : null}
          onClick={() => void refetch()}
        >
          <RotateCcw size={16} />
          {texts.usersRefresh()}
        </Button>
        {list.data && error && (
          <p role="alert">{texts.usersLoadFailed({ why: errorText(error) })}</p>
        )}
      </Row>
      <Async
        query={list}
        failed={texts.usersLoadFailedTitle()}
        why={(reason) => texts.usersLoadFailed({ why: errorText(reason) })}
      >
        {(data) => (
          <>
            <Table columns={columns()} isBusy={isOutdated} empty={texts.usersEmpty()}>
              {data.rows.map((user) => (
                <UserRow key={user.id} user={user} viewer={viewer} />
              ))}
            </Table>
            <ListEnd
              text={texts.usersTotal({ total: data.total })}
              page={data.page}
              total={data.total}
              hrefOf={hrefOf}
              onNear={prefetch}
            />
          </>
        )}
      </Async>
    </>
  );
}
