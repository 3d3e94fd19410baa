/** Whether it is the second click of a double click: where the first removed a row, it would hit the next row. */
export const isSecondClick = ({ detail }: { detail: number }): boolean => detail > 1;
