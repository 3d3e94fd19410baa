const NUMBER = new Intl.NumberFormat('en-US');

/** Why a file cannot be read as a whole. */
export const fileTooManyProblems = (most: number) =>
  `More than ${NUMBER.format(most)} rows of the file cannot be read.`;
export const fileNoCafe = 'There are no cafés in this file.';
export const fileNoColumns =
  'The first line must name the columns: name, latitude and longitude at least.';
export const fileTooManyColumns = (most: number) =>
  `The file has more than ${NUMBER.format(most)} columns.`;
export const fileNoCollection = 'The file is not a GeoJSON FeatureCollection.';

/** Why a row cannot be read. */
export const rowNameless = 'Unreadable';
export const rowOtherWidth = (columns: number) =>
  `The row does not have the ${NUMBER.format(columns)} columns of the first line.`;
export const rowNoPoint = 'This is not a point with properties.';
export const rowProblem = (row: number, name: string, problem: string) =>
  `Row ${NUMBER.format(row)} (${name}): ${problem}`;

/** Why a row is likely a cafe that is known. */
export const samePhone = 'Same phone number';
export const sameWebsite = 'Same website';
export const similarName = 'Similar name within 100 m';

/** How the columns of a file are read. */
export const columnNameless = (number: number) => `Column ${NUMBER.format(number)}`;
export const mappingNoName = 'Choose the column with the name.';
export const mappingNoAddress = 'Choose a column with the address, the city or the neighborhood.';
export const mappingNoPosition =
  'Choose the columns with latitude and longitude, or look up positions by address.';

/** Why a row stays for review after its position was looked up. */
export const rowNowhere = (source: string) => `No position found for this address (${source}).`;
export const rowLikely = (name: string, meters: number, reason: string) =>
  `Likely ${name}, ${NUMBER.format(meters)} m away: ${reason}.`;

/** Why a batch was cut off. */
export const notDone = 'The import failed.';
