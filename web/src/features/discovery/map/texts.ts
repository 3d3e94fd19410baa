export const viewDetails = 'View Details';
export const viewOnMaps = 'View on Maps';
export const placeLoading = 'Loading café...';
export const placeFailed = 'Details did not load.';
export const searchHere = 'Search this area';
export const emptyHeading = 'No Cafés Found';
export const empty =
  'No cafés match your current filters. Try adjusting your search criteria or removing some filters.';

export const locationProblems = {
  insecure: {
    title: 'Your location needs a secure connection',
    description:
      'Browsers share your location only over https. Open this site at an https address, or choose a location from the list.',
  },
  refused: {
    title: 'Your location is not shared',
    description: 'Allow this site to use your location in your browser settings, then try again.',
  },
  unavailable: {
    title: 'Your location could not be found',
    description: 'Your device can’t find its location right now. Please try again in a moment.',
  },
};
