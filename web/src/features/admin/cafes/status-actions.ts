import type { CafeStatus } from '@cortado/contract';
import { Archive, CloudUpload, FilePen, type LucideIcon } from 'lucide-react';
import * as texts from './texts.tsx';

/** What gives a cafe a status, and how it is called. */
export const STATUS_ACTIONS: readonly [LucideIcon, string, CafeStatus][] = [
  [CloudUpload, texts.actionPublish, 'published'],
  [FilePen, texts.actionSetAsDraft, 'draft'],
  [Archive, texts.actionArchive, 'archived'],
];
