export const incompleteNote = (link: (text: string) => string) =>
  `This page did not load completely. ${link('Load it again')}`;
