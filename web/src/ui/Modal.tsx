import type { ReactNode, SyntheticEvent } from 'react';
import { Sheet } from './Sheet.tsx';
import * as styles from './modal.module.css';

interface ModalProps {
  title: ReactNode;
  /** Under the title. */
  about?: ReactNode;
  size?: 'wide';
  onClose: () => void;
  /** Once it is open: puts the focus elsewhere than on the button that closes it. */
  onOpened?: () => void;
  /** After it has closed: gives the focus back. */
  onClosed: () => void;
  children: ReactNode;
  /** What can be done, at its lower end. */
  foot: ReactNode;
  /** With it what is inside is a form. */
  onSubmit?: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** A dialog with a head and a foot that stay while its body scrolls; on a phone it is a sheet. */
export function Modal({ size, children, foot, onSubmit, ...sheet }: ModalProps) {
  const inside = (
    <>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>{foot}</div>
    </>
  );
  return (
    <Sheet className={`${styles.modal} ${size === 'wide' ? styles.wide : ''}`} {...sheet}>
      {onSubmit ? (
        <form className={styles.form} noValidate onSubmit={onSubmit}>
          {inside}
        </form>
      ) : (
        inside
      )}
    </Sheet>
  );
}
