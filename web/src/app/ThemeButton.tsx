import { Monitor, Moon, Sun } from 'lucide-react';
import { setTheme, THEMES, useTheme, type Theme } from '../lib/theme.ts';

const ICONS: Record<Theme, typeof Sun> = { system: Monitor, light: Sun, dark: Moon };

/** Goes from the system's theme to light to dark and round again. */
export function ThemeButton() {
  const theme = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
  const Icon = ICONS[theme];
  const label = `Theme: ${theme}. Switch to ${next}`;
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon"
      aria-label={label}
      title={label}
      onClick={() => setTheme(next)}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}
