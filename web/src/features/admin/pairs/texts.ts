export const yes = 'Yes';
export const no = 'No';
export const none = 'none';
export const position = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
export const holidays = 'Holidays';
export const dayRange = (first: string, last: string) =>
  first === last ? first : `${first}–${last}`;
