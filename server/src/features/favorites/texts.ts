export const added = 'Added to favorites';
export const removed = 'Removed from favorites';
