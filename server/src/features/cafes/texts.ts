export const deleted = 'The café has been permanently deleted.';
