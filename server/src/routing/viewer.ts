import type { UserRole } from '@cortado/contract';

/** Who asks. Signed out is null. */
export type Viewer = { id: number; role: UserRole } | null;

/** Resolves who asks, once a request. Nobody can sign in yet, so everyone is a guest. */
export function resolveViewer(): Viewer {
  return null;
}
