export const favorite = (cafe: string) => `Favorite ${cafe}`;
export const favoriteAdded = 'Added to favorites';
export const favoriteAddedAbout = (cafe: string) => `${cafe} has been added to your favorites.`;
export const favoriteRemoved = 'Removed from favorites';
export const favoriteRemovedAbout = (cafe: string) =>
  `${cafe} has been removed from your favorites.`;
export const favoriteFailed = (why: string) => `Failed to update favorites: ${why}`;

export const preferencesCleared = 'Preferences cleared';
export const preferencesClearedAbout = 'All filter preferences have been removed';
export const preferencesClearFailed = 'Failed to clear preferences. Please try again.';
export const preferenceFailed = 'Failed to update preference. Please try again.';

export const ratingSubmitted = 'Rating submitted';
export const ratingSubmittedAbout = 'Thank you for rating this café!';
export const ratingSubmitFailed = (why: string) => `Failed to submit rating: ${why}`;
export const ratingWithdrawn = 'Rating withdrawn';

export const loggedOut = 'Logged out';
export const loggedOutAbout = 'You have been successfully logged out.';
export const logoutFailed = 'Logout failed';

export const moreMethods = (count: number) => `+${count} more`;
