import type { AdminCafe } from '@cortado/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ConfirmDelete } from '../ConfirmDelete.tsx';
import { STATUS_ACTIONS } from './status-actions.ts';
import * as texts from '#messages/admin/cafes';
import type { CafeChanges } from './useAdminCafes.ts';
import * as styles from './actions-sheet.module.css';

interface ActionsSheetProps {
  cafe: AdminCafe;
  changes: CafeChanges;
  onClose: () => void;
  onClosed: () => void;
}

/** A cafe's actions on a phone, each a row with its name. */
export function ActionsSheet({ cafe, changes, onClose, onClosed }: ActionsSheetProps) {
  const { isBusy, setStatus, remove } = changes;
  return (
    <Dialog
      kind="sheet"
      title={<bdi>{cafe.name}</bdi>}
      about={[texts.statuses[cafe.status](), cafe.neighborhood].filter(Boolean).join(' · ')}
      onClose={onClose}
      onClosed={onClosed}
    >
      <ul className={styles.list}>
        <li>
          <Link href={`/admin/cafes/${cafe.id}`} state={{ fromList: true }}>
            <Pencil size={18} aria-hidden="true" />
            {texts.actionEdit()}
          </Link>
        </li>
        {STATUS_ACTIONS.filter(([, , wanted]) => wanted !== cafe.status).map(
          ([Icon, label, wanted]) => (
            <li key={wanted}>
              <button
                type="button"
                onClick={() => {
                  if (!isBusy) setStatus(wanted);
                  onClose();
                }}
              >
                <Icon size={18} aria-hidden="true" />
                {label()}
              </button>
            </li>
          ),
        )}
        <li className={styles.danger}>
          <ConfirmDelete
            texts={texts.deleteCafe}
            name={cafe.name}
            trigger={
              <button type="button">
                <Trash2 size={18} aria-hidden="true" />
                {texts.deleteCafe.action()}
              </button>
            }
            onDelete={() => {
              if (!isBusy) remove();
              onClose();
            }}
          >
            {texts.deleteCafeWarning()}
          </ConfirmDelete>
        </li>
      </ul>
    </Dialog>
  );
}
