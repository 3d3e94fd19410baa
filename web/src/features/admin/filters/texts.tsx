import type { ReactNode } from 'react';
import { counted, plural, quoted } from '../../../lib/intl.ts';

interface Usage {
  cafes: number;
  members: number;
}

/** How much a category or an option is used, before it is deleted. */
export const usage = ({ cafes, members }: Usage): string =>
  cafes === 0 && members === 0
    ? 'No café or member uses it.'
    : `${counted(cafes, 'café')} and ${counted(members, 'member')} use it and will lose it.`;

export const filtersTitle = 'Manage Filters';
export const filtersLoadFailed = 'The filters did not load';
export const filtersOptions = 'Categories & Options';
export const filtersOrganization = 'Filter Organization';
export const filtersBuiltIn = 'Built-in';
export const filtersCore = 'Core';

export const dialogCancel = 'Cancel';
export const dialogIncompleteTitle = 'Error';

export const categoryAdd = 'Add Category';
export const categoryAdding = 'Adding category...';
export const categoryName = 'Internal name';
export const categoryNameExample = 'milk_choices';
export const categoryNameHint = 'Used in addresses. It can’t be changed later.';
export const categoryDisplayName = 'Display name';
export const categoryDisplayNameExample = 'Milk Choices';
export const categoryDescription = 'Description';
export const categoryOptional = 'optional';
export const categoryIsCore = 'Core filter with its own group';
export const categoryIsIndividual = 'Standalone filter without options';
export const categoryNoOptions = 'No options yet.';

export const deleteCategory = {
  action: 'Delete category',
  actionFor: (category: string) => `Delete category: ${category}`,
  question: (category: ReactNode) => <>Delete category {category}?</>,
};
export const deleteCategoryWarning = (options: number, use: Usage) =>
  `Its ${counted(options, 'option')} ${plural(options, 'is', 'are')} deleted too. ${usage(use)}`;

export const optionAdd = 'Add Option';
export const optionAddTo = (category: string) => `Add Option to ${category}`;
export const optionTitle = (category: string) => `Add an option to ${category}`;
export const optionAdding = 'Adding option...';
export const optionValue = 'Value';
export const optionValueExample = 'oat_milk';
export const optionValueHint = 'Used in addresses.';
export const optionDisplayName = 'Display name';
export const optionDisplayNameExample = 'Oat Milk';
export const optionSynonyms = 'Synonyms, separated by commas';
export const optionSynonymsOf = (option: string) => `Synonyms of ${option}, separated by commas`;
export const synonymAsked = (word: string) =>
  `Which option does ${quoted(word)} mean? Edit that option, and we’ll add the word for you.`;
export const optionDisplayNameOf = (option: string) => `Display name of ${option}`;
export const optionEdit = 'Edit';
export const optionEditFor = (option: string) => `Edit option ${option}`;
export const optionSave = 'Save';
export const optionSaveFor = (option: string) => `Save ${option}`;
export const optionCancel = 'Cancel';
export const optionCancelFor = (option: string) => `Cancel editing ${option}`;
export const optionCafes = (count: number) => counted(count, 'café');

export const deleteOption = {
  action: 'Delete option',
  actionFor: (option: string) => `Delete option: ${option}`,
  question: (option: ReactNode) => <>Delete option {option}?</>,
};

export const applyHeading = 'Apply filters to a café';
export const applyCafe = 'Café';
export const applyChooseCafe = 'Choose a published café';
export const applyAppliedNow = 'Applied now';
export const applyNoneApplied = 'No filters yet.';
export const applyApplied = (category: string, option: string) => `${category}: ${option}`;
export const applyLoadFailed = (why: string) => `Failed to fetch cafe filters. ${why}`;
export const applyAction = (count: number) =>
  count > 0 ? `Apply filters (${count})` : 'Apply filters';
export const applyWorking = 'Applying...';
export const applyIncompleteTitle = 'Error';
export const applyIncomplete = 'Please select a café and at least one filter option';

export const organizationReset = 'Reset Order';
export const organizationList = 'Filter categories in order';
export const organizationAboutHeading = 'Where the order shows';
export const organizationAbout =
  'Built-in and core filters come first in the sidebar and the filter dialog. All others are in the group “Additional”.';
export const organizationHowTo =
  'Drag a row, or focus its handle, press Space and use the arrow keys. Rows move only within their group.';
export const organizationOptions = (count: number) => counted(count, 'option');
export const organizationReorder = (category: string) => `Reorder ${category}`;
export const organizationUp = 'Move up';
export const organizationUpFor = (category: string) => `Move ${category} up`;
export const organizationDown = 'Move down';
export const organizationDownFor = (category: string) => `Move ${category} down`;
export const organizationLifted = (category: string, place: number) =>
  `Picked up ${category} at position ${place}.`;
export const organizationOver = (category: string, place: number) =>
  `${category} is over position ${place}.`;
export const organizationPutDown = (category: string, place: number) =>
  `${category} was dropped at position ${place}.`;
export const organizationCancelled = (category: string) =>
  `Move canceled. ${category} is back where it was.`;

/** What is told of a change of the filters. */
const success = (description: string) => ({ title: 'Success', description });
export const writeCreateCategory = {
  done: success('Filter category created successfully'),
  failed: 'Failed to create category',
};
export const writeDeleteCategory = {
  done: success('Filter category deleted successfully'),
  failed: 'Failed to delete filter category',
};
export const writeCreateOption = {
  done: success('Filter option created successfully'),
  failed: 'Failed to create option',
};
export const writeUpdateOption = {
  done: success('Filter option updated successfully'),
  failed: 'Failed to update option',
};
export const writeDeleteOption = {
  done: success('Filter option deleted successfully'),
  failed: 'Failed to delete filter option',
};
export const writeApply = {
  done: success('Filters applied to café successfully'),
  failed: 'Failed to apply filters',
};
export const writeReorder = {
  done: success('Filter organization updated successfully'),
  failed: 'Failed to update filter organization',
};
export const writeResetTitle = 'Reset';
export const writeReset = 'Order reset to current saved state';
