import { counted } from '../../lib/intl.ts';

export const adminTitle = 'Admin Dashboard';
export const adminAddCafe = 'Add cafe';
export const adminTabs = {
  import: 'Import & Settings',
  cafes: 'Manage Cafes',
  filters: 'Manage Filters',
  users: 'Manage Users',
};

export const cafePickerFound = (count: number) => counted(count, 'café');
