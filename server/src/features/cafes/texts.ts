export const cafeTexts = {
  deleted: 'The café has been permanently deleted.',
  filterGone: 'One of these filters is no longer available. Nothing was changed.',
};
