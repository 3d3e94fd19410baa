import type { SuggestionKind, SuggestionState } from '@cortado/contract';

export const robotTrap = 'Company';
export const optional = 'optional';

/** Whether what was sent was taken up. */
export const states: Record<SuggestionState, string> = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
};

/** What a suggestion is about, by itself. */
export const kinds: Record<SuggestionKind, string> = {
  closed: 'Closed for good',
  moved: 'Moved',
  hours: 'Hours',
  details: 'Other details',
  duplicate: 'Duplicate',
  other: 'Something else',
  new_cafe: 'New café',
  owner_change: 'Owner’s change',
  claim: 'Claim',
  photo: 'Photo',
};
export const duplicateOf = (cafe: string) => `Duplicate of ${cafe}`;

export const sellsBeans = 'Sells coffee beans';
export const pinHint = 'Drag the pin to the entrance if needed.';
export const pinLabel = 'Map: where the café is';
export const pinLoading = 'Loading map...';
export const hours = 'Hours';
export const hoursLoading = 'Loading hours...';
