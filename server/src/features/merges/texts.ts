export const sameCafe = 'A cafe cannot be merged with itself';
