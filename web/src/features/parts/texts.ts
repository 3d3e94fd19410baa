export const title = 'Parts';
export const about = 'The parts of the design system, in their variants and states.';
export const label = 'Label';
export const aside = 'optional';
export const hint = 'A hint says what is good to know';
export const error = 'An error says what to change';
export const placeholder = 'Placeholder';
export const value = 'What was filled in';
export const working = 'Working...';
export const words = 'Words:';
export const choices = [
  ['espresso', 'Espresso'],
  ['filter', 'Filter'],
  ['none', 'Neither of the two, nor any other way of making coffee'],
] as const;
export const found = 'Three choices';
export const heading = 'Nothing here yet';
export const failed = 'This could not be loaded';
export const sentence = 'A sentence says more about it.';
export const action = 'Do it';
export const back = 'One level up';
export const open = (kind: string) => `Open ${kind}`;
export const name = 'Ada Hayashi';
