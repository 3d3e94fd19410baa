import { expect, it } from 'vitest';
import { passwordChange, passwordChangeForm, passwordWeakness, registration } from './accounts.ts';

const textsOf = (
  schema: typeof registration | typeof passwordChange | typeof passwordChangeForm,
  field: string,
  value: unknown,
) =>
  schema
    .safeParse({ [field]: value })
    .error!.issues.filter(({ path }) => path[0] === field)
    .map(({ message }) => message);

it('a registration without a password says that accounts that sign in here need one', () => {
  expect(textsOf(registration, 'password', undefined)).toEqual([
    'Password is required for standard authentication',
  ]);
  expect(textsOf(registration, 'password', 'short')).toContain(
    'Password must be at least 8 characters',
  );
});

const RULE =
  'Password must include at least 2 of the following: uppercase letters, lowercase letters, numbers, and special characters';

it('a new password of one kind of characters is refused with the rule', () => {
  expect(textsOf(passwordChange, 'newPassword', 'alllowercase')).toEqual([RULE]);
  expect(textsOf(passwordChangeForm, 'newPassword', 'alllowercase')).toEqual([
    "Password doesn't meet complexity requirements",
  ]);
});

it.each([
  ['', null],
  ['short', null],
  ['alllowercase', RULE],
  ['Password', 'This password is too common and not secure'],
  ['Mixed case', null],
])('the weakness of "%s", while it is typed, is %s', (password, text) => {
  expect(passwordWeakness(password)).toBe(text);
});
