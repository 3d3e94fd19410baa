export const fieldTexts = {
  name: 'Name',
  description: 'Description',
  address: 'Address',
  neighborhood: 'Neighborhood',
  latitude: 'Latitude',
  longitude: 'Longitude',
  website: 'Website',
  phone: 'Phone',
  instagramHandle: 'Instagram handle',
  googleMapsUrl: 'Google Maps URL',
  imageUrl: 'Image URL',
  openingHours: 'Opening hours',
  priceLevel: 'Price level',
  status: 'Status',
  sellsCoffeeBeans: 'Sells coffee beans',
};

export const fieldHints = {
  description: 'Ten characters at least before visitors can see it.',
  address: 'Choose a suggestion to fill in where it is.',
  imageUrl: 'Without one the cafe gets a drawn cover.',
  openingHours: 'As the source says them. Visitors see typical hours.',
  noPriceLevel: 'Not known',
  urlExample: 'https://',
};

export const pinTexts = {
  label: 'Map: drag the pin to where the cafe is',
  loading: 'Loading map...',
};

export const cafeFormTexts = {
  back: 'Manage Cafes',
  tabs: 'Cafe',
  basic: 'Basic Info',
  features: 'Features & Amenities',
  unsaved: 'There are unsaved changes.',
  restored: 'Your unsaved changes from before are back.',
  discard: 'Discard them',
};

export const addCafeTexts = {
  title: 'Add Cafe',
  action: 'Add Cafe',
  working: 'Adding cafe...',
  done: 'Cafe created',
  doneDescription: (cafe: string) => `${cafe} has been created successfully`,
  doneWithoutFilters: (cafe: string) => `${cafe} was created without its filters`,
  failed: 'Failed to create cafe',
};

export const editCafeTexts = {
  title: 'Edit Cafe',
  titleFor: (cafe: string) => `Edit ${cafe}`,
  action: 'Save Changes',
  working: 'Saving...',
  done: 'Cafe updated',
  doneDescription: (cafe: string) => `${cafe} has been saved.`,
  failed: 'Update failed',
  failedDescription: 'There was an error updating the cafe details.',
  loadFailed: 'The cafe did not load',
  notFound: 'Cafe not found',
  notFoundDescription: 'It may have been deleted. The activity on the dashboard keeps what it was.',
  toList: 'Back to Manage Cafes',
};

/** Where somebody else changed the cafe meanwhile. */
export const staleTexts = {
  reload: 'Load their changes',
  replace: 'Save mine instead',
  same: 'Both say the same.',
  field: 'Field',
  theirs: 'Theirs',
  yours: 'Yours',
  empty: '–',
  yes: 'Yes',
  no: 'No',
  filters: 'Filters',
};
