import type { User } from '@cortado/contract';
import { RotateCcw } from 'lucide-react';
import { errorText } from '../../../lib/api.ts';
import { Async } from '../../../ui/Async.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { ListEnd } from '../lists/ListEnd.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { useListState } from '../lists/useListState.ts';
import * as texts from '#messages/admin/users';
import { useUserPage } from './useUserPage.ts';
import { UserTable } from './UserTable.tsx';

/** Users with an account of this place's own. */
export function UsersTab({ viewer }: { viewer: User }) {
  const { state, type, flush, hrefOf } = useListState('users');
  const list = useUserPage(state);
  const { error, isFetching, isOutdated, refetch, prefetch } = list;
  return (
    <>
      <Row wrap gap={12}>
        <SearchBox
          label={texts.usersSearch()}
          example={texts.usersSearchExample()}
          value={state.text}
          onType={type}
          onLeave={flush}
        />
        <Button
          working={isFetching ? texts.usersRefreshing() : null}
          onClick={() => void refetch()}
        >
          <RotateCcw size={16} aria-hidden="true" />
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
            <UserTable users={data.rows} viewer={viewer} isOutdated={isOutdated} />
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
