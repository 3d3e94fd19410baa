import type { CafeStatus } from '@cortado/contract';
import { Archive, CloudUpload, FilePen, type LucideIcon } from 'lucide-react';
import type { Tone } from '../../../ui/Badge.tsx';
import * as texts from '#messages/admin/cafes';

export const STATUS_TONES: Record<CafeStatus, Tone> = {
  published: 'success',
  draft: 'warn',
  archived: 'plain',
};

/** What gives a cafe a status, and how it is called. */
export const STATUS_ACTIONS: readonly [LucideIcon, () => string, CafeStatus][] = [
  [CloudUpload, texts.actionPublish, 'published'],
  [FilePen, texts.actionSetAsDraft, 'draft'],
  [Archive, texts.actionArchive, 'archived'],
];
