import type { CafeStatus } from '@cortado/contract';
import { Archive, CloudUpload, FilePen, type LucideIcon } from 'lucide-react';

export const DELETE_WARNING =
  'The cafe goes with its ratings and favorites. This cannot be undone.';

/** What gives a cafe a status, and how it is called. */
export const STATUS_ACTIONS: readonly [LucideIcon, string, CafeStatus][] = [
  [CloudUpload, 'Publish', 'published'],
  [FilePen, 'Set as Draft', 'draft'],
  [Archive, 'Archive', 'archived'],
];
