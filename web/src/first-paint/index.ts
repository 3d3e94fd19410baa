/**
 * Runs before the first paint, as a plain script of the head that imports nothing of the application.
 */
import { recordEarlyInput } from './early-input.ts';

/** Puts the theme somebody chose on the page; without one the system's holds. */
function showTheme(): void {
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem('cortado-theme');
    if (theme) dataset['theme'] = theme;
    else delete dataset['theme'];
  } catch {
    // Where storage is refused the system's theme holds.
  }
}

showTheme();
window.addEventListener('storage', showTheme);

// A member's header must not flash a guest's, and a member's page names more parts.
const { dataset } = document.documentElement;
if (/(?:^|; )(?:__Host-)?signed-in=1(?:;|$)/.test(document.cookie)) {
  dataset['signedIn'] = '';
  // Saved filters are laid over what everybody's page shows: until they are, it is not shown.
  try {
    const isList = location.pathname === '/';
    if (isList && localStorage.getItem('cortado-has-saved-filters')) dataset['held'] = '';
  } catch {
    // Without storage the page shows what it came with first.
  }
  const { memberScripts } = (document.currentScript as HTMLScriptElement).dataset;
  for (const href of memberScripts ? memberScripts.split(' ') : []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}

// A way to sign in that the browser does not know must not go from under the pointer.
if (typeof PublicKeyCredential === 'undefined') dataset['noPasskeys'] = '';

// Works before anything else listens. Once there was a toast, its own region listens.
window.addEventListener('keydown', ({ key }) => {
  if (key !== 'F8') return;
  document.querySelector<HTMLElement>('#notifications')?.focus();
});

recordEarlyInput();
