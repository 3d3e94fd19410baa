/** Its end was there when it came in, so something within it is missing or wrong. */
export const broken = 'The file is broken off in the middle.';
/** After many attempts: what is wrong may be the photo or the server. */
export const notMade =
  'The server could not make the sizes of this photo. Upload it again; if that fails too, save it anew first.';
