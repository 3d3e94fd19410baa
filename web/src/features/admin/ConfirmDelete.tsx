import { Trash2 } from 'lucide-react';
import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import '../../ui/dialog.css';

interface ConfirmDeleteProps {
  /** What the button does, beside the name. */
  verb: string;
  name: string;
  /** What goes with it. */
  children: ReactNode;
  onDelete: () => void;
}

/** A bin that asks once more before something is gone. */
export function ConfirmDelete({ verb, name, children, onDelete }: ConfirmDeleteProps) {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger
        className="btn btn-quiet btn-icon btn-sm admin-danger"
        aria-label={`${verb}: ${name}`}
        title={verb}
      >
        <Trash2 size={16} aria-hidden="true" />
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-shade" />
        <AlertDialog.Content className="dialog">
          <AlertDialog.Title className="t-h3">
            {verb} {name}?
          </AlertDialog.Title>
          <AlertDialog.Description>{children}</AlertDialog.Description>
          <div className="dialog-end">
            <AlertDialog.Cancel className="btn btn-line">Cancel</AlertDialog.Cancel>
            <AlertDialog.Action className="btn btn-danger" onClick={onDelete}>
              {verb}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
