import type { CafeStatus } from '@cortado/contract';
import { Archive, CloudUpload, FilePen, type LucideIcon } from 'lucide-react';
import { cafeActionTexts } from './texts.tsx';

/** What gives a cafe a status, and how it is called. */
export const STATUS_ACTIONS: readonly [LucideIcon, string, CafeStatus][] = [
  [CloudUpload, cafeActionTexts.publish, 'published'],
  [FilePen, cafeActionTexts.setAsDraft, 'draft'],
  [Archive, cafeActionTexts.archive, 'archived'],
];
