import * as styles from './input.module.css';

/** Says what is wrong where that is no single field's fault; nothing without a text. */
export function FormError({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.error} role="alert">
      {text}
    </p>
  );
}
