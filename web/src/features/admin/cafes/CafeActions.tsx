import type { AdminCafe } from '@cortado/contract';
import { EllipsisVertical, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { ConfirmDelete } from '../ConfirmDelete.tsx';
import { ActionsSheet } from './ActionsSheet.tsx';
import { STATUS_ACTIONS } from './status-actions.ts';
import * as texts from './texts.tsx';
import type { CafeChanges } from './useAdminCafes.ts';
import * as buttonStyles from '../../../ui/button.module.css';
import * as adminStyles from '../admin.module.css';
import * as cafeTableStyles from './cafe-table.module.css';

interface CafeActionsProps {
  cafe: AdminCafe;
  changes: CafeChanges;
}

/** What can be done with one cafe: buttons in its row, on a phone one that opens a sheet. */
export function CafeActions({ cafe, changes }: CafeActionsProps) {
  const { isBusy, setStatus, remove } = changes;
  const edit = useRef<HTMLAnchorElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const look = `${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.icon} ${buttonStyles.small}`;
  return (
    <>
      <div className={adminStyles.actions}>
        <Link
          ref={edit}
          href={`/admin/cafes/${cafe.id}`}
          state={{ fromList: true }}
          className={look}
          aria-label={texts.actionOn(texts.actionEdit, cafe.name)}
          title={texts.actionEdit}
        >
          <Pencil size={16} aria-hidden="true" />
        </Link>
        {STATUS_ACTIONS.filter(([, , wanted]) => wanted !== cafe.status).map(
          ([Icon, label, wanted]) => (
            <button
              key={wanted}
              type="button"
              className={look}
              aria-label={texts.actionOn(label, cafe.name)}
              title={label}
              onClick={() => {
                // The pressed button goes with the status it gives.
                edit.current?.focus();
                if (!isBusy) setStatus(wanted);
              }}
            >
              <Icon size={16} aria-hidden="true" />
            </button>
          ),
        )}
        <ConfirmDelete
          texts={texts.deleteCafe}
          name={cafe.name}
          onDelete={() => {
            if (!isBusy) remove();
          }}
        >
          {texts.deleteCafeWarning}
        </ConfirmDelete>
      </div>
      <button
        ref={more}
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet} ${cafeTableStyles.more}`}
        aria-label={texts.actionMore(cafe.name)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <EllipsisVertical size={20} aria-hidden="true" />
      </button>
      {isOpen && (
        <ActionsSheet
          cafe={cafe}
          changes={changes}
          onClose={() => setOpen(false)}
          onClosed={() => more.current?.focus()}
        />
      )}
    </>
  );
}
