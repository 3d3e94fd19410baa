export const retried = 'The job will run again now.';
export const dismissed = 'The job was removed.';
