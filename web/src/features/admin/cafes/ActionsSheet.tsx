import type { AdminCafe } from '@cortado/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { Sheet } from '../../../ui/Sheet.tsx';
import { ConfirmDelete } from '../ConfirmDelete.tsx';
import { STATUS_ACTIONS } from './status-actions.ts';
import { cafeActionTexts, deleteCafeTexts, statusTexts } from './texts.tsx';
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
    <Sheet
      title={<bdi>{cafe.name}</bdi>}
      about={[statusTexts[cafe.status], cafe.neighborhood].filter(Boolean).join(' · ')}
      className={styles.actionsSheet}
      onClose={onClose}
      onClosed={onClosed}
    >
      <ul className={styles.list}>
        <li>
          <Link href={`/admin/cafes/${cafe.id}`} state={{ fromList: true }}>
            <Pencil size={18} aria-hidden="true" />
            {cafeActionTexts.edit}
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
                {label}
              </button>
            </li>
          ),
        )}
        <li className={styles.danger}>
          <ConfirmDelete
            texts={deleteCafeTexts}
            name={cafe.name}
            trigger={
              <button type="button">
                <Trash2 size={18} aria-hidden="true" />
                {deleteCafeTexts.action}
              </button>
            }
            onDelete={() => {
              if (!isBusy) remove();
              onClose();
            }}
          >
            {deleteCafeTexts.warning}
          </ConfirmDelete>
        </li>
      </ul>
    </Sheet>
  );
}
