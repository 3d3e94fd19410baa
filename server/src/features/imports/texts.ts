const NUMBER = new Intl.NumberFormat('en-US');

/** Why a file cannot be read as a whole. */
export const fileTooManyProblems = (most: number) =>
  `More than ${NUMBER.format(most)} rows of the file cannot be read.`;
export const fileNoCafe = 'There is no cafe in this file.';
export const fileNoColumns =
  'The first line must name the columns: name, latitude and longitude at least.';
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
