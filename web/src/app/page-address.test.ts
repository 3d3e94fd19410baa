import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const areas = ['Downtown', 'Back Bay'];

describe('the address a page is rendered at', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=letter&x=1', '/'],
    ['/?area=Downtown', '/'],
    ['/?page=1&sort=bogus&unit=mi', '/'],
    [
      '/?x=1&sort=rating&q=+latte+&features=wifi,power',
      '/?q=latte&features=power,wifi&sort=rating',
    ],
    [
      '/?features=power&features=wifi&q=latte&sort=rating',
      '/?q=latte&features=power,wifi&sort=rating',
    ],
    ['/cafe/7', '/cafe/7'],
    ['/cafe/7/?utm_source=letter', '/cafe/7'],
    ['/cafe/7?x=1&tab=map', '/cafe/7?tab=map'],
    ['/cafe/7?report=hours', '/cafe/7'],
    ['/about/?x=1', '/about'],
    ['/suggest?x=1', '/suggest'],
    ['/privacy?x=1', '/privacy'],
    ['/profile?tab=ratings', '/profile'],
    ['/owner/7?tab=hours', '/owner/7'],
    ['/admin/cafes/new?x', '/admin/cafes/new'],
    ['/admin/cafes/12', '/admin/cafes/12'],
    ['/admin/merge?winner=1&loser=2', '/admin/merge'],
    ['/auth?x=1', '/auth'],
    ['/auth?tab=nothing', '/auth'],
    ['/auth?x=1&tab=register&returnTo=%2Fprofile', '/auth?tab=register&returnTo=%2Fprofile'],
    ['/auth?token=secret', '/auth?token=1'],
    ['/auth?reset=true&tab=resetPassword', '/auth?tab=resetPassword&reset=true'],
    ['/auth?oobCode=secret&mode=resetPassword', '/auth?mode=resetPassword&oobCode=1'],
    ['/oauth-complete?x=1', '/oauth-complete'],
    ['/confirm-email?token=secret', '/confirm-email'],
    ['/email-change/confirm?token=secret', '/email-change/confirm'],
    ['/email-change/undo?token=secret', '/email-change/undo'],
    ['/newsletter/confirm?token=secret', '/newsletter/confirm'],
    ['/newsletter/unsubscribe?token=secret', '/newsletter/unsubscribe'],
    ['/password-reset', '/password-reset'],
    ['/password-reset/5?x=1', '/password-reset/1'],
    ['/password-reset/5?token=secret', '/password-reset/1?token=1'],
    ['/password-reset/5/x', '/reset-password'],
    ['/reset-password/5', '/reset-password'],
    ['/reset-password?token=secret', '/reset-password'],
  ])('%s is %s', (url, address) => {
    expect(pageAddress(url, areas)).toBe(address);
  });

  it.each([
    '/nothing',
    '/nothing-else?x=1',
    '/about/us',
    '/cafe/0',
    '/cafe/7x',
    '/admin/zzz',
    '/admin/cafes/0',
    '/admin/cafes/7/x',
    '/profile/zzz',
    '/auth/zzz',
    '/oauth-complete/zzz',
    '/newsletter',
    '/confirm-email/zzz',
  ])('%s shares the one page of what is missing', (url) => {
    expect(pageAddress(url, areas)).toBe('/missing');
  });
});
