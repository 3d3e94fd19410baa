export const counted = 'Counted, without who.';
