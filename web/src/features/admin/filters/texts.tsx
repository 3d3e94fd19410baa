import type { ReactNode } from 'react';
import { counted, plural } from '../../../lib/intl.ts';

interface Usage {
  cafes: number;
  members: number;
}

/** How much a category or an option is used, before it is deleted. */
const usage = ({ cafes, members }: Usage): string =>
  cafes === 0 && members === 0
    ? 'No cafe and no member uses it.'
    : `${counted(cafes, 'cafe')} and ${counted(members, 'member')} use it, and will not any more.`;

export const filtersTabTexts = {
  title: 'Manage Filters',
  loadFailed: 'The filters did not load',
  options: 'Categories & Options',
  organization: 'Filter Organization',
  builtIn: 'Built-in',
  core: 'Core',
};

export const dialogTexts = { cancel: 'Cancel', incompleteTitle: 'Error' };

export const categoryTexts = {
  add: 'Add Category',
  adding: 'Adding category...',
  name: 'Internal name',
  nameExample: 'milk_choices',
  nameHint: 'As it stands in addresses; it cannot be changed later.',
  displayName: 'Display name',
  displayNameExample: 'Milk Choices',
  description: 'Description',
  optional: 'optional',
  isCore: 'Core filter, with a group of its own',
  isIndividual: 'Stands alone, rather than holding options',
  noOptions: 'No options yet.',
};

export const deleteCategoryTexts = {
  action: 'Delete category',
  actionFor: (category: string) => `Delete category: ${category}`,
  question: (category: ReactNode) => <>Delete category {category}?</>,
  warning: (options: number, use: Usage) =>
    `Its ${counted(options, 'option')} ${plural(options, 'is', 'are')} deleted too. ${usage(use)}`,
};

export const optionTexts = {
  add: 'Add Option',
  addTo: (category: string) => `Add Option to ${category}`,
  title: (category: string) => `Add an option to ${category}`,
  adding: 'Adding option...',
  value: 'Value',
  valueExample: 'oat_milk',
  valueHint: 'As it stands in addresses.',
  displayName: 'Display name',
  displayNameExample: 'Oat Milk',
  displayNameOf: (option: string) => `Display name of ${option}`,
  edit: 'Edit',
  editFor: (option: string) => `Edit option ${option}`,
  save: 'Save',
  saveFor: (option: string) => `Save ${option}`,
  cancel: 'Cancel',
  cancelFor: (option: string) => `Cancel editing ${option}`,
  cafes: (count: number) => counted(count, 'cafe'),
  usage,
};

export const deleteOptionTexts = {
  action: 'Delete option',
  actionFor: (option: string) => `Delete option: ${option}`,
  question: (option: ReactNode) => <>Delete option {option}?</>,
};

export const applyFiltersTexts = {
  heading: 'Apply filters to a café',
  cafe: 'Café',
  loadingCafes: 'Loading cafés...',
  chooseCafe: 'Choose a published café',
  appliedNow: 'Applied now',
  noneApplied: 'No filters yet.',
  applied: (category: string, option: string) => `${category}: ${option}`,
  loadFailed: (why: string) => `Failed to fetch cafe filters. ${why}`,
  apply: (count: number) => (count > 0 ? `Apply Filters (${count})` : 'Apply Filters'),
  applying: 'Applying...',
  incompleteTitle: 'Error',
  incomplete: 'Please select a café and at least one filter option',
};

export const organizationTexts = {
  reset: 'Reset Order',
  list: 'Filter categories in their order',
  aboutHeading: 'How the order shows',
  about:
    'Built-in and core filters come first in the sidebar and in the filter sheet. The rest share the group ‘Additional’.',
  howTo:
    'Drag a row, or focus its handle, press Space and move it with the arrow keys. A row stays among its own kind.',
  options: (count: number) => counted(count, 'option'),
  reorder: (category: string) => `Reorder ${category}`,
  up: 'Move up',
  upFor: (category: string) => `Move ${category} up`,
  down: 'Move down',
  downFor: (category: string) => `Move ${category} down`,
  lifted: (category: string, place: number) => `${category} is lifted from place ${place}.`,
  over: (category: string, place: number) => `${category} is over place ${place}.`,
  putDown: (category: string, place: number) => `${category} is put down at place ${place}.`,
  cancelled: (category: string) => `${category} is back where it was.`,
};

/** What is told of a change of the filters. */
export const filterWriteTexts = {
  doneTitle: 'Success',
  createCategory: {
    done: 'Filter category created successfully',
    failed: 'Failed to create category',
  },
  deleteCategory: {
    done: 'Filter category deleted successfully',
    failed: 'Failed to delete filter category',
  },
  createOption: {
    done: 'Filter option created successfully',
    failed: 'Failed to create option',
  },
  updateOption: {
    done: 'Filter option updated successfully',
    failed: 'Failed to update option',
  },
  deleteOption: {
    done: 'Filter option deleted successfully',
    failed: 'Failed to delete filter option',
  },
  apply: { done: 'Filters applied to café successfully', failed: 'Failed to apply filters' },
  reorder: {
    done: 'Filter organization updated successfully',
    failed: 'Failed to update filter organization',
  },
  resetTitle: 'Reset',
  reset: 'Order reset to current saved state',
};
