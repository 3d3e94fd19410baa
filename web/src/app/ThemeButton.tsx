import { setTheme, useTheme } from '../lib/theme.ts';
import { IconButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as texts from '#messages/app';
import * as styles from './header.module.css';

/** Goes from light to dark and back; until somebody presses it the system's theme holds. */
export function ThemeButton() {
  const theme = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  const label = texts.themeButton[theme ?? 'unknown']();
  return (
    <IconButton
      className={styles.themeButton}
      label={label}
      title={label}
      onClick={() => setTheme(next)}
    >
      <Icon name="sun" size={18} />
      <Icon name="moon" size={18} />
    </IconButton>
  );
}
