import type { User } from '@cortado/contract';
import { Redirect } from 'wouter';
import { AdminScreen } from './AdminScreen.tsx';
import { AddCafeScreen } from './cafe-form/AddCafeScreen.tsx';
import { EditCafeScreen } from './cafe-form/EditCafeScreen.tsx';
import { MergeScreen } from './merge/MergeScreen.tsx';

const SCREENS = {
  lists: AdminScreen,
  merge: MergeScreen,
  addCafe: AddCafeScreen,
  editCafe: ({ id }: { id: number }) => <EditCafeScreen key={id} id={id} />,
};

export type AdminScreenName = keyof typeof SCREENS;

interface AdminScreensProps {
  screen: AdminScreenName;
  /** Of what the address names; not a number where it names nothing. */
  id: number;
  viewer: User;
}

/** The screens of admins, in a chunk of their own. */
export function AdminScreens({ screen, ...props }: AdminScreensProps) {
  // The settings lead through it; until then the server refuses whatever these screens ask for.
  if (props.viewer.mustSetUpTwoStep)
    return <Redirect to="/profile?tab=settings#two-step" replace />;
  const Screen = SCREENS[screen];
  return <Screen {...props} />;
}
