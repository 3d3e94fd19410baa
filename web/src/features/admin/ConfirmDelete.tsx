import { Trash2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';

interface DeleteTexts {
  action: () => string;
  /** With its name, where only a bin shows. */
  actionFor: (values: { name: string }) => string;
  question: (values: { name: ReactElement }) => ReactNode;
}

interface ConfirmDeleteProps {
  texts: DeleteTexts;
  name: string;
  /** What goes with it. */
  children: ReactNode;
  onDelete: () => void;
  /** What opens it, where that is not a bin. */
  trigger?: ReactElement;
}

/** A bin, or another button, that asks once more before something is gone. */
export function ConfirmDelete({ texts, name, children, onDelete, trigger }: ConfirmDeleteProps) {
  return (
    <Confirm
      title={texts.question({ name: <bdi>{name}</bdi> })}
      verb={texts.action()}
      onConfirm={onDelete}
      trigger={
        trigger ?? (
          <IconButton
            size="small"
            look="remove"
            label={texts.actionFor({ name })}
            title={texts.action()}
          >
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        )
      }
    >
      {children}
    </Confirm>
  );
}
