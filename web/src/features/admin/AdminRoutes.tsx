import type { User } from '@cortado/contract';
import { Redirect, Route, Switch } from 'wouter';
import { AdminScreen } from './AdminScreen.tsx';
import { AddCafeScreen } from './cafe-form/AddCafeScreen.tsx';
import { EditCafeScreen } from './cafe-form/EditCafeScreen.tsx';
import { MergeScreen } from './merge/MergeScreen.tsx';

/** A row's id in a path. */
const CAFE_PATH = /^\/admin\/cafes\/(?<id>[1-9]\d{0,9})\/?$/;

/** The screens of admins, in a chunk of their own. */
export function AdminRoutes({ viewer }: { viewer: User }) {
  // The settings lead through it; until then the server refuses whatever these screens ask for.
  if (viewer.mustSetUpTwoStep) return <Redirect to="/profile?tab=settings#two-step" replace />;
  return (
    <Switch>
      <Route path="/admin">
        <AdminScreen viewer={viewer} />
      </Route>
      <Route path="/admin/cafes/new">
        <AddCafeScreen />
      </Route>
      <Route path="/admin/merge">
        <MergeScreen />
      </Route>
      <Route path={CAFE_PATH}>{({ id }) => <EditCafeScreen key={id} id={Number(id)} />}</Route>
    </Switch>
  );
}
