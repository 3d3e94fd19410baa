/** The kinds of background jobs. */
export const JOB_KINDS = [
  'mail',
  'reset_link',
  'newsletter_link',
  'photo',
  'import',
  'cleanup',
  'ageing',
  'backup',
] as const;

export type JobKind = (typeof JOB_KINDS)[number];
