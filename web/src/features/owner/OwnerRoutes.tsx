import { Route, Switch } from 'wouter';
import { EditOwnedScreen } from './EditOwnedScreen.tsx';
import { MyCafesScreen } from './MyCafesScreen.tsx';

/** What a member who looks after cafes does with them. */
export function OwnerRoutes() {
  return (
    <Switch>
      <Route path={/^\/owner\/(?<id>[1-9]\d{0,9})\/?$/}>
        {({ id }) => <EditOwnedScreen key={id} id={Number(id)} />}
      </Route>
      <Route>
        <MyCafesScreen />
      </Route>
    </Switch>
  );
}
