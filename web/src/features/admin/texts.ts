import { counted } from '../../lib/intl.ts';

export const adminTexts = {
  title: 'Admin Dashboard',
  addCafe: 'Add Cafe',
  tabs: {
    import: 'Import & Settings',
    cafes: 'Manage Cafes',
    filters: 'Manage Filters',
    users: 'Manage Users',
  },
};

export const confirmTexts = { cancel: 'Cancel' };

export const placeFieldTexts = {
  noCompletion: 'Completion is not available right now; please type it out.',
  notPlaced: 'Where this is could not be looked up; please fill it in.',
  suggestions: (count: number) => counted(count, 'suggestion'),
};
