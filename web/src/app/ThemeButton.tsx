import { Moon, Sun } from 'lucide-react';
import { setTheme, useTheme } from '../lib/theme.ts';

/** Goes from light to dark and back; until somebody presses it the system's theme holds. */
export function ThemeButton() {
  const theme = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  const label = theme === null ? 'Theme' : `Theme: ${theme}. Switch to ${next}`;
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon theme-button"
      aria-label={label}
      title={label}
      onClick={() => setTheme(next)}
    >
      <Sun className="in-light" size={18} aria-hidden="true" />
      <Moon className="in-dark" size={18} aria-hidden="true" />
    </button>
  );
}
