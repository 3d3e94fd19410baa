// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://cortado.example/"}
import { expect, it } from 'vitest';
import { mayBeSignedIn, writeSignedInHint } from './signed-in-hint.ts';

it('over https the cookie has the prefix that limits it to this host', () => {
  writeSignedInHint(true);
  expect(document.cookie).toBe('__Host-signed-in=1');
  expect(mayBeSignedIn()).toBe(true);
  writeSignedInHint(false);
  expect(document.cookie).toBe('');
  expect(mayBeSignedIn()).toBe(false);
});
