import type { AdminCafe } from '@cortado/contract';
import { EllipsisVertical, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton, LinkButton } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { ConfirmDelete } from '../ConfirmDelete.tsx';
import { ActionsSheet } from './ActionsSheet.tsx';
import { STATUS_ACTIONS } from './status-actions.ts';
import * as texts from '#messages/admin/cafes';
import type { CafeChanges } from './useAdminCafes.ts';

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
  return (
    <>
      <Row gap={2} className="wide-only">
        <LinkButton
          look="quiet"
          size="small"
          icon
          ref={edit}
          href={`/admin/cafes/${cafe.id}`}
          state={{ fromList: true }}
          aria-label={texts.actionOn({ action: texts.actionEdit(), cafe: cafe.name })}
          title={texts.actionEdit()}
        >
          <Pencil size={16} aria-hidden="true" />
        </LinkButton>
        {STATUS_ACTIONS.filter(([, , wanted]) => wanted !== cafe.status).map(
          ([Icon, label, wanted]) => (
            <IconButton
              key={wanted}
              size="small"
              label={texts.actionOn({ action: label(), cafe: cafe.name })}
              title={label()}
              onClick={() => {
                // The pressed button goes with the status it gives.
                edit.current?.focus();
                if (!isBusy) setStatus(wanted);
              }}
            >
              <Icon size={16} aria-hidden="true" />
            </IconButton>
          ),
        )}
        <ConfirmDelete
          texts={texts.deleteCafe}
          name={cafe.name}
          onDelete={() => {
            if (!isBusy) remove();
          }}
        >
          {texts.deleteCafeWarning()}
        </ConfirmDelete>
      </Row>
      <IconButton
        ref={more}
        size="large"
        className="narrow-only"
        label={texts.actionMore({ cafe: cafe.name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <EllipsisVertical size={20} aria-hidden="true" />
      </IconButton>
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
