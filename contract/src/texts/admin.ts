export const cafeFormTexts = {
  cafeNameRequired: 'Cafe name is required',
  nameRequired: 'Name is required',
  descriptionRequired: 'Description is required',
  descriptionShort: 'Description should be at least 10 characters',
  addressRequired: 'Address is required',
  neighborhoodRequired: 'Neighborhood is required',
  latitude: {
    required: 'Latitude is required',
    notNumber: 'Latitude must be a valid number',
    outOfRange: 'Latitude must be between -90 and 90',
  },
  longitude: {
    required: 'Longitude is required',
    notNumber: 'Longitude must be a valid number',
    outOfRange: 'Longitude must be between -180 and 180',
  },
  notUrl: 'Please enter a web address that begins with http:// or https://',
  priceLevel: 'Price level must be from 1 to 4',
};

export const manyCafesTexts = {
  noCafe: 'Please select at least one cafe',
  noOption: 'Please select a café and at least one filter option',
};

export const filterFormTexts = {
  categoryIncomplete: 'Please fill in all required fields',
  optionIncomplete: 'Please select a category and fill in all fields',
  optionNameRequired: 'Please fill in all required fields',
  nameLetters: 'Please use lowercase letters, numbers and underscores, 64 at most',
  nameReserved: 'This name means something else in an address. Please choose another.',
};

export const importFormTexts = {
  locationRequired: 'Please enter a location',
  fileRequired: 'Please choose a file',
  fileEmpty: 'The file is empty',
};
