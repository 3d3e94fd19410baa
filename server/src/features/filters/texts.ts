export const categoryDeleted = 'Filter category deleted successfully';
export const optionDeleted = 'Filter option deleted successfully';
/** What was reordered, in the activity of admins. */
export const allCategories = 'Filter categories';
