import type { CafeOwner } from '@cortado/contract';
import { labels } from '../../facts/texts.ts';

export const fields = { ...labels, latitude: 'Latitude', longitude: 'Longitude' };

export const hintDescription = 'Publishing needs at least 10 characters.';
export const hintAddress = 'Choose a suggestion to fill in the position.';
export const hintImageUrl = 'Leave empty to use a drawn cover.';
export const hintNoPriceLevel = 'Unknown';

export const pinLabel = 'Map: drag the pin to the café';
export const pinLoading = 'Loading map...';

export const cafeFormBack = 'Manage Cafes';
export const cafeFormTabs = 'Café';
export const cafeFormBasic = 'Basic Info';
export const cafeFormFeatures = 'Features & Amenities';
export const cafeFormHours = 'Hours';
export const cafeFormOwners = 'Owners';

export const addCafeTitle = 'Add cafe';
export const addCafeAction = 'Add cafe';
export const addCafeWorking = 'Adding cafe...';
export const addCafeDone = 'Cafe created';
export const addCafeDoneDescription = (cafe: string) => `${cafe} has been created successfully`;
export const addCafeDoneWithoutFilters = (cafe: string) =>
  `${cafe} was created without its filters`;
export const addCafeFailed = 'Failed to create cafe';

export const editCafeTitle = 'Edit cafe';
export const editCafeTitleFor = (cafe: string) => `Edit ${cafe}`;
export const editCafeAction = 'Save changes';
export const editCafeWorking = 'Saving...';
export const editCafeDone = 'Cafe updated';
export const editCafeDoneDescription = (cafe: string) => `${cafe} has been saved.`;
export const editCafeFailed = 'Update failed';
export const editCafeFailedDescription = 'There was an error updating the cafe details.';
export const editCafeLoadFailed = 'The café did not load';
export const editCafeNotFound = 'Cafe not found';
export const editCafeNotFoundDescription =
  'It may have been deleted. If so, you can restore it from the activity on the dashboard.';
export const editCafeToList = 'Back to Manage Cafes';

export const owner = 'Owner';
export const ownerNone = 'This café has no owner yet.';
export const ownerSince = (day: string, proof: CafeOwner['proof']) =>
  `since ${day}, ${ownerProofs[proof]}`;
const ownerProofs: Record<CafeOwner['proof'], string> = {
  code: 'confirmed by an emailed code',
  admin: 'approved by an admin',
};
export const ownerRemove = 'Remove owner';
export const ownerRemoveQuestion = (who: string) => `Remove ${who} as the owner?`;
export const ownerRemoveAbout =
  'They will no longer be able to edit this café. Their changes stay, and anyone can claim it again.';
export const ownerFailed = 'The owner was not removed';
