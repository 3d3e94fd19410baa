import { counted } from '../../lib/intl.ts';

export const adminTitle = 'Admin Dashboard';
export const adminAddCafe = 'Add Cafe';
export const adminTabs = {
  import: 'Import & Settings',
  cafes: 'Manage Cafes',
  filters: 'Manage Filters',
  users: 'Manage Users',
};

export const confirmCancel = 'Cancel';

export const placeFieldNoCompletion = 'Completion is not available right now; please type it out.';
export const placeFieldNotPlaced = 'Where this is could not be looked up; please fill it in.';
export const placeFieldSuggestions = (count: number) => counted(count, 'suggestion');

export const cafePickerFound = (count: number) => counted(count, 'cafe');
