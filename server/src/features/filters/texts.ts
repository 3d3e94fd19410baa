export const filterTexts = {
  categoryDeleted: 'Filter category deleted successfully',
  optionDeleted: 'Filter option deleted successfully',
  orderIncomplete: 'The order must name every category exactly once. Nothing was changed.',
  /** What was reordered, in the activity of admins. */
  allCategories: 'Filter categories',
};
