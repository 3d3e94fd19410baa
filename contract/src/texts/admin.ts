import type { RequiredFact } from '../fact-lists.ts';

/** Where a cafe lacks a text. */
export const cafeRequired: Record<RequiredFact, string> = {
  name: 'Name is required',
  description: 'Description is required',
  address: 'Address is required',
  neighborhood: 'Neighborhood is required',
};
export const cafeDescriptionShort = 'Description should be at least 10 characters';
/** For a new cafe with a missing or too short text. */
export const newCafeRequired: typeof cafeRequired = {
  ...cafeRequired,
  name: 'Cafe name is required',
  description: cafeDescriptionShort,
};
export const cafeLatitude = {
  required: 'Latitude is required',
  notNumber: 'Latitude must be a valid number',
  outOfRange: 'Latitude must be between -90 and 90',
};
export const cafeLongitude = {
  required: 'Longitude is required',
  notNumber: 'Longitude must be a valid number',
  outOfRange: 'Longitude must be between -180 and 180',
};
export const cafeNotUrl = 'Please enter a web address that begins with http:// or https://';
export const cafePriceLevel = 'Price level must be from 1 to 4';
export const cafeCount = (max: number) => `Please enter a whole number from 0 to ${max}`;

export const noCafe = 'Please select at least one café';
export const noOption = 'Please select a café and at least one filter option';

export const filterCategoryIncomplete = 'Please fill in all required fields';
export const filterOptionIncomplete = 'Please select a category and fill in all fields';
export const filterOptionNameRequired = 'Please fill in all required fields';
export const filterNameLetters = 'Please use up to 64 lowercase letters, numbers and underscores';
export const filterNameReserved = 'This name is reserved. Please choose another.';

export const importLocationRequired = 'Please enter a location';
export const importFileRequired = 'Please choose a file';
export const importFileEmpty = 'The file is empty';
