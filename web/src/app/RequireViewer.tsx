import type { User } from '@cortado/contract';
import type { ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { signInPath } from '../lib/return-to.ts';
import { useSession } from '../lib/session.ts';
import { Spinner } from '../ui/Spinner.tsx';

interface RequireViewerProps {
  /** Whom it is for: every member, or admins. */
  access: 'member' | 'admin';
  children: (viewer: User) => ReactNode;
}

/** Shows a screen to whom it is for: a guest is asked to sign in first, a member without the role goes home. */
export function RequireViewer({ access, children }: RequireViewerProps) {
  const { viewer, isLoading, error } = useSession();
  const [path] = useLocation();
  if (isLoading) return <Spinner />;
  if (error && !viewer) throw error;
  if (!viewer) return <Redirect to={signInPath(path + window.location.search)} replace />;
  if (access === 'admin' && viewer.role !== access) return <Redirect to="/" replace />;
  return children(viewer);
}
