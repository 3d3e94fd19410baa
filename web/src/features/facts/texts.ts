import type { CafeStatus } from '@cortado/contract';
import type { FactName } from '@cortado/contract/fact-lists';

/** What a fact is called in a form. */
export const labels: Record<FactName, string> = {
  name: 'Name',
  description: 'Description',
  address: 'Address',
  neighborhood: 'Neighborhood',
  position: 'Position',
  website: 'Website',
  phone: 'Phone',
  instagramHandle: 'Instagram handle',
  googleMapsUrl: 'Google Maps URL',
  openingHours: 'Opening hours',
  filterIds: 'Filters',
  sellsCoffeeBeans: 'Sells coffee beans',
  priceLevel: 'Price level',
  imageUrl: 'Image URL',
  status: 'Status',
};
/** What it is called where it stands among others: 'Hours, phone, website'. */
export const shortLabels: typeof labels = {
  ...labels,
  instagramHandle: 'Instagram',
  openingHours: 'Hours',
  filterIds: 'What it offers',
  sellsCoffeeBeans: 'Coffee beans',
  priceLevel: 'Price',
  imageUrl: 'Cover',
};

export const urlExample = 'https://';

export const statuses: Record<CafeStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};
export const yes = 'Yes';
export const no = 'No';
export const none = 'none';
/** Where 'none' would be wrong. */
export const unknown: Partial<Record<FactName, string>> = {
  openingHours: 'unknown',
  imageUrl: 'Drawn cover',
};
export const position = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
