import { Link } from 'wouter';
import { Stack } from '../../ui/Layout.tsx';
import { Note } from '../../ui/Note.tsx';
import * as texts from '#messages/auth';
import * as linkStyles from '../../ui/link.module.css';
import * as styles from './auth.module.css';

/** Says why a reset link does not work, and the way to another. */
export function InvalidLink({ text, onForgot }: { text: string; onForgot?: () => void }) {
  return (
    <Stack gap={16}>
      <Note tone="danger" live="alert">
        {text}
      </Note>
      <Link
        className={`${linkStyles.link} ${styles.back}`}
        href="/auth?tab=forgotPassword"
        replace
        onClick={onForgot && (() => onForgot())}
      >
        {texts.resetLinkAnother()}
      </Link>
    </Stack>
  );
}
