export const preferenceTexts = {
  removed: 'The filter preference has been removed',
  allRemoved: 'All filter preferences have been removed',
};
