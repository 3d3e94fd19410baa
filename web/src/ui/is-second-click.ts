/** Whether it is the second click of a double click: where the first took a row away, it meets the next row. */
export const isSecondClick = ({ detail }: { detail: number }): boolean => detail > 1;
