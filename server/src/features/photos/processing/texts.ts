/** Its end was there when it came in, so something within it is missing or wrong. */
export const broken = 'The file is broken off in the middle.';
export const tooHard =
  'The sizes of this photo could not be made. Save it anew and upload it again.';
