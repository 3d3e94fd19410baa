export const withdrawn = 'Your rating has been withdrawn.';
