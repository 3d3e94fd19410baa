import { openApiDocument } from '../http/openapi.ts';
import { settingsPage } from './settings-page.ts';

/** The pages of `docs/generated` by file name; their only source is the code. */
export function generatedPages(): Record<string, string> {
  return {
    'openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`,
    'settings.md': settingsPage(),
  };
}
