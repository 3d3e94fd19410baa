/**
 * Runs before the first paint, as a plain script of the head that imports nothing of the application.
 */
import { keepEarlyInput } from './early-input.ts';
import { showTheme } from './show-theme.ts';

showTheme();
window.addEventListener('storage', showTheme);

// A member's header must not flash a guest's, and a member's page names more parts.
const { dataset } = document.documentElement;
if (/(?:^|; )(?:__Host-)?signed-in=1(?:;|$)/.test(document.cookie)) {
  dataset['signedIn'] = '';
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

keepEarlyInput();
