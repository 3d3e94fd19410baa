export const sameCafe = 'A café can’t be merged with itself';
