const KEY = 'cortado-wish';

/** Remembers, in this tab alone, the cafe a guest wanted to favorite: a link could be anybody's. */
export function keepWish(cafeId: number): void {
  try {
    sessionStorage.setItem(KEY, String(cafeId));
  } catch {
    // Without storage they press the heart once more.
  }
}

/** Whether this cafe was wished for; a wish is answered once. */
export function takeWish(cafeId: number): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== String(cafeId)) return false;
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
