export const removed = 'The filter preference has been removed';
export const allRemoved = 'All filter preferences have been removed';
