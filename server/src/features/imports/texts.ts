const NUMBER = new Intl.NumberFormat('en-US');

/** Why a file cannot be read as a whole. */
export const fileTooManyProblems = (most: number) =>
  `More than ${NUMBER.format(most)} rows of the file cannot be read.`;
export const fileNoCafe = 'There is no cafe in this file.';
export const fileNoColumns =
  'The first line must name the columns: name, latitude and longitude at least.';
export const fileTooManyColumns = (most: number) =>
  `The file has more than ${NUMBER.format(most)} columns.`;
export const fileNoCollection = 'The file is not a GeoJSON collection of features.';

/** Why a row cannot be read. */
export const rowNameless = 'Not readable';
export const rowOtherWidth = (columns: number) =>
  `The row does not have the ${NUMBER.format(columns)} columns of the heading.`;
export const rowNoPoint = 'It is not a point with properties.';
export const rowProblem = (row: number, name: string, problem: string) =>
  `Row ${NUMBER.format(row)} (${name}): ${problem}`;

/** Why a row is likely a cafe that is known. */
export const samePhone = 'The same phone number';
export const sameWebsite = 'The same website';
export const similarName = 'A name alike, within 100 m';

/** What the columns of a file are taken for. */
export const columnNameless = (number: number) => `Column ${NUMBER.format(number)}`;
export const mappingNoColumn = (entry: number) =>
  `Column ${NUMBER.format(entry)} of the mapping is not in this file.`;
export const mappingNoName = 'No column is the name yet.';
export const mappingNoAddress = 'No column is the address, the city or the neighborhood yet.';
export const mappingNoPosition =
  'Latitude and longitude are needed, or an address by which positions are looked up.';

/** Why a row stays for review after its position was looked up. */
export const rowNowhere = (source: string) => `No position was found for its address (${source}).`;
export const rowLikely = (name: string, meters: number, reason: string) =>
  `Likely ${name}, ${NUMBER.format(meters)} m away: ${reason}.`;

/** Why a batch was cut off. */
export const serverStopped =
  'The server stopped while this import was running. What is in stays, and ‘Go on’ brings in the rest.';
export const previewsBusy = 'Other files are being looked at. Please try again in a minute.';
