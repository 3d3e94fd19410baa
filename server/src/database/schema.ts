export * from './schema/accounts.ts';
export * from './schema/cafes.ts';
export * from './schema/filters.ts';
export * from './schema/imports.ts';
export * from './schema/jobs.ts';
export * from './schema/photos.ts';
export * from './schema/site.ts';
export * from './schema/suggestions.ts';
