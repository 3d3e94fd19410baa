import type { CafeOwner } from '@cortado/contract';
import { labels } from '../../facts/texts.ts';

export const fields = { ...labels, latitude: 'Latitude', longitude: 'Longitude' };

export const hintDescription = 'Ten characters at least before visitors can see it.';
export const hintAddress = 'Choose a suggestion to fill in where it is.';
export const hintImageUrl = 'Without one the cafe gets a drawn cover.';
export const hintNoPriceLevel = 'Not known';

export const pinLabel = 'Map: drag the pin to where the cafe is';
export const pinLoading = 'Loading map...';

export const cafeFormBack = 'Manage Cafes';
export const cafeFormTabs = 'Cafe';
export const cafeFormBasic = 'Basic Info';
export const cafeFormFeatures = 'Features & Amenities';
export const cafeFormHours = 'Hours';
export const cafeFormOwners = 'Owners';

export const addCafeTitle = 'Add Cafe';
export const addCafeAction = 'Add Cafe';
export const addCafeWorking = 'Adding cafe...';
export const addCafeDone = 'Cafe created';
export const addCafeDoneDescription = (cafe: string) => `${cafe} has been created successfully`;
export const addCafeDoneWithoutFilters = (cafe: string) =>
  `${cafe} was created without its filters`;
export const addCafeFailed = 'Failed to create cafe';

export const editCafeTitle = 'Edit Cafe';
export const editCafeTitleFor = (cafe: string) => `Edit ${cafe}`;
export const editCafeAction = 'Save Changes';
export const editCafeWorking = 'Saving...';
export const editCafeDone = 'Cafe updated';
export const editCafeDoneDescription = (cafe: string) => `${cafe} has been saved.`;
export const editCafeFailed = 'Update failed';
export const editCafeFailedDescription = 'There was an error updating the cafe details.';
export const editCafeLoadFailed = 'The cafe did not load';
export const editCafeNotFound = 'Cafe not found';
export const editCafeNotFoundDescription =
  'It may have been deleted. The activity on the dashboard keeps what it was.';
export const editCafeToList = 'Back to Manage Cafes';

export const owner = 'Owner';
export const ownerNone = 'Nobody looks after this cafe yet.';
export const ownerSince = (day: string, proof: CafeOwner['proof']) =>
  `since ${day}, ${ownerProofs[proof]}`;
const ownerProofs: Record<CafeOwner['proof'], string> = {
  code: 'by a mailed code',
  admin: 'by an admin’s yes',
};
export const ownerRemove = 'Remove Owner';
export const ownerRemoveQuestion = (who: string) => `Remove ${who} as the owner?`;
export const ownerRemoveAbout =
  'They can no longer edit this cafe. What they have changed stays, and anybody can claim it again.';
export const ownerFailed = 'The owner was not removed';
