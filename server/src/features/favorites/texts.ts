export const favoriteTexts = { added: 'Added to favorites', removed: 'Removed from favorites' };
