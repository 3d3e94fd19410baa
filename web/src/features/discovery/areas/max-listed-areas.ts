/** More areas than this are chosen by typing. */
export const MAX_LISTED_AREAS = 30;
