export const deleted = 'The café has been permanently deleted.';
export const filterGone = 'One of these filters is no longer available. Nothing was changed.';
