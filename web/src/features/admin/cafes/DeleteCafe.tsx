import { Trash2 } from 'lucide-react';
import { AlertDialog } from 'radix-ui';
import '../../../ui/dialog.css';

interface DeleteCafeProps {
  name: string;
  onDelete: () => void;
}

/** Asks once more before a cafe is gone. */
export function DeleteCafe({ name, onDelete }: DeleteCafeProps) {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger
        className="btn btn-quiet btn-icon btn-sm admin-danger"
        aria-label={`Permanently Delete: ${name}`}
        title="Permanently Delete"
      >
        <Trash2 size={16} aria-hidden="true" />
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-shade" />
        <AlertDialog.Content className="dialog">
          <AlertDialog.Title className="t-h3">Permanently delete {name}?</AlertDialog.Title>
          <AlertDialog.Description>
            The cafe goes with its ratings and favorites. This cannot be undone.
          </AlertDialog.Description>
          <div className="dialog-end">
            <AlertDialog.Cancel className="btn btn-line">Cancel</AlertDialog.Cancel>
            <AlertDialog.Action className="btn btn-danger" onClick={onDelete}>
              Permanently Delete
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
