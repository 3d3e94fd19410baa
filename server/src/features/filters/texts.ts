export const categoryDeleted = 'Filter category deleted successfully';
export const optionDeleted = 'Filter option deleted successfully';
export const orderIncomplete =
  'The order must name every category exactly once. Nothing was changed.';
/** What was reordered, in the activity of admins. */
export const allCategories = 'Filter categories';
