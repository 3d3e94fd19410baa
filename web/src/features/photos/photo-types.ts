/** What file fields offer; the server looks at the bytes. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';
