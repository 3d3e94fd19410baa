export * from './schema/audit.ts';
export * from './schema/cafes.ts';
export * from './schema/filters.ts';
export * from './schema/imports.ts';
export * from './schema/limits.ts';
export * from './schema/sessions.ts';
export * from './schema/site.ts';
export * from './schema/users.ts';
