export const retried = 'It is tried again now.';
export const dismissed = 'The job is removed.';
