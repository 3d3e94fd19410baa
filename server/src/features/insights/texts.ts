export const counted = 'Counted anonymously.';
