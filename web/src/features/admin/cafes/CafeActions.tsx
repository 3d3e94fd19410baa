import type { AdminCafe, CafeStatus } from '@cortado/contract';
import { Archive, CloudUpload, FilePen, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { useLocation } from 'wouter';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import type { CafeChanges } from './useCafeChanges.ts';
import * as texts from '#messages/admin/cafes';

/** The action that sets a status, and its label. */
export const STATUS_ACTIONS: readonly [LucideIcon, () => string, CafeStatus][] = [
  [CloudUpload, texts.actionPublish, 'published'],
  [FilePen, texts.actionSetAsDraft, 'draft'],
  [Archive, texts.actionArchive, 'archived'],
];

/** Where a cafe is edited, and what leads back to the list as it was. */
export const editLink = ({ id }: { id: number }) =>
  ({ href: `/admin/cafes/${id}`, state: { fromList: true } }) as const;

interface CafeActionsProps {
  cafe: AdminCafe;
  changes: CafeChanges;
}

/** The actions for one cafe. */
export function CafeActions({ cafe, changes: { setStatus, remove } }: CafeActionsProps) {
  const [, navigate] = useLocation();
  const { name, status, neighborhood } = cafe;
  const { href, state } = editLink(cafe);
  return (
    <ActionMenu
      name={name}
      about={[texts.statuses[status](), neighborhood].filter(Boolean).join(' · ')}
      actions={[
        { icon: Pencil, text: texts.actionEdit(), onSelect: () => navigate(href, { state }) },
        ...STATUS_ACTIONS.filter(([, , wanted]) => wanted !== status).map(
          ([icon, label, wanted]) => ({ icon, text: label(), onSelect: () => setStatus(wanted) }),
        ),
        {
          icon: Trash2,
          text: texts.deleteCafe(),
          onSelect: remove,
          question: {
            title: texts.deleteCafeQuestion({ name: <bdi>{name}</bdi> }),
            children: texts.deleteCafeWarning(),
          },
        },
      ]}
    />
  );
}
