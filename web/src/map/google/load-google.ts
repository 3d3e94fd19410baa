import { importLibrary, setOptions } from '@googlemaps/js-api-loader';

/** So long a script may take; what has not come by then is taken for never. */
const TIME_LIMIT_MS = 15_000;

/** What Google's script calls where it refuses the key. */
declare global {
  interface Window {
    gm_authFailure?: () => void;
  }
}

const refusals = new Set<() => void>();
let isSet = false;
let isRefused = false;

function setKey(key: string): void {
  if (isSet) return;
  isSet = true;
  setOptions({ key, v: 'weekly' });
  window.gm_authFailure = () => {
    isRefused = true;
    for (const tell of refusals) tell();
  };
}

/** Calls back where the key is refused, which Google says only once a map stands; returns what stops it. */
export function onRefusal(callback: () => void): () => void {
  refusals.add(callback);
  return () => refusals.delete(callback);
}

/** The parts of Google's script that a map takes. */
export type GoogleLibrary = google.maps.MapsLibrary & Pick<google.maps.CoreLibrary, 'Point'>;

async function importMaps(): Promise<GoogleLibrary> {
  const [maps, { Point }] = await Promise.all([importLibrary('maps'), importLibrary('core')]);
  return { ...maps, Point };
}

/** Loads Google's script once; rejects where it does not come, and where it has refused the key. */
export async function loadGoogle(key: string): Promise<GoogleLibrary> {
  setKey(key);
  if (isRefused) throw new Error('Google has refused the key.');
  let timer = 0;
  const late = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => reject(new Error('Google’s script is late.')), TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([importMaps(), late]);
  } finally {
    clearTimeout(timer);
  }
}
