const WIDTH = 500;
const HEIGHT = 600;
const LOOK_MS = 500;
/** A result may come after its window has gone. */
const CLOSED_DELAY_MS = 8000;

const startPath = (mode: 'popup' | 'redirect', returnTo: string) =>
  `/api/oauth/start?mode=${mode}&returnTo=${encodeURIComponent(returnTo)}`;

/** Opens the provider in a small window over the middle of this one; null where the browser blocks it. */
export function openPopup(returnTo: string): Window | null {
  const left = window.screenX + Math.max(0, (window.outerWidth - WIDTH) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - HEIGHT) / 2);
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
  return window.open(startPath('popup', returnTo), 'cortado-sign-in', features);
}

export function goToProvider(returnTo: string): void {
  window.location.assign(startPath('redirect', returnTo));
}

/** Calls back some seconds after a window was closed, unless stopped before. */
export function watchClosing(popup: Window, onClosed: () => void): () => void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  const looking = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(looking);
    closing = setTimeout(onClosed, CLOSED_DELAY_MS);
  }, LOOK_MS);
  return () => {
    clearInterval(looking);
    clearTimeout(closing);
  };
}
