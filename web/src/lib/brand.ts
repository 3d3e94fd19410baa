export const BRAND = 'Cortado';
