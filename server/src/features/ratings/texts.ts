export const ratingTexts = { withdrawn: 'Your rating has been withdrawn.' };
