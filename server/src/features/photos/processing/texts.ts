/** Its end was there when it came in, so something within it is missing or wrong. */
export const broken = 'The file is incomplete. Please choose another copy.';
/** After many attempts: what is wrong may be the photo or the server. */
export const notMade =
  'We couldn’t process this photo. Upload it again. If that fails too, save it as a new file first.';
