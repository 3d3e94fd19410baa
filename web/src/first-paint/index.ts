/**
 * Runs before the first paint, as a plain script of the head that imports nothing of the application.
 */
import { recordEarlyInput } from './early-input.ts';

/** Sets the chosen theme on the page; without one the system's applies. */
function showTheme(): void {
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem('cortado-theme');
    if (theme) dataset['theme'] = theme;
    else delete dataset['theme'];
  } catch {
    // Without storage the system's theme applies.
  }
}

showTheme();
window.addEventListener('storage', showTheme);

// A member's header must not flash a guest's, and a member's page names more parts.
const { dataset } = document.documentElement;
if (/(?:^|; )(?:__Host-)?signed-in=1(?:;|$)/.test(document.cookie)) {
  dataset['signedIn'] = '';
  // Saved filters are applied to the page rendered for all: until then it is hidden.
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

// A way to sign in that the browser does not support must not disappear under the pointer.
if (typeof PublicKeyCredential === 'undefined') dataset['noPasskeys'] = '';

// Works before the application listens. After the first toast its own region listens.
window.addEventListener('keydown', ({ key }) => {
  if (key !== 'F8') return;
  document.querySelector<HTMLElement>('#notifications')?.focus();
});

recordEarlyInput();
