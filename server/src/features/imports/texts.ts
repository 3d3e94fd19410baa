const NUMBER = new Intl.NumberFormat('en-US');

/** Why a file cannot be read as a whole. */
export const fileTexts = {
  tooManyRows: (most: number) => `The file has more than ${NUMBER.format(most)} rows.`,
  noCafe: 'There is no cafe in this file.',
  noColumns: 'The first line must name the columns: name, latitude and longitude at least.',
  noCollection: 'The file is not a GeoJSON collection of features.',
};

/** Why a row cannot be read. */
export const rowTexts = {
  nameless: 'Not readable',
  otherWidth: (columns: number) =>
    `The row does not have the ${NUMBER.format(columns)} columns of the heading.`,
  noPoint: 'It is not a point with properties.',
  problem: (row: number, name: string, problem: string) =>
    `Row ${NUMBER.format(row)} (${name}): ${problem}`,
};

/** Why a row is likely a cafe that is known. */
export const duplicateTexts = {
  samePhone: 'The same phone number',
  sameWebsite: 'The same website',
  similarName: 'A name alike, within 100 m',
};
