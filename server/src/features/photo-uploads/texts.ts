export const accepted = 'Photo uploaded. It’s being processed.';
