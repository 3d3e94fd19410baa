import { describe, expect, it } from 'vitest';
import { domainOf, isWholeDomain } from './website-domain.ts';

describe('the domain of a website', () => {
  it.each([
    ['https://www.Tatte.com/locations?x=1', 'tatte.com'],
    ['http://coffee.example.co.uk:8080/', 'example.co.uk'],
    ['https://mit.edu/cafe', 'mit.edu'],
    ['https://gracenote.example.', 'gracenote.example'],
    ['https://café.example/', 'xn--caf-dma.example'],
    ['https://user:secret@pavement.example', 'pavement.example'],
    ['https://notfacebook.com', 'notfacebook.com'],
  ])('of %s is %s', (website, domain) => {
    expect(domainOf(website)).toEqual({ domain, whyNot: null });
  });

  it.each(['', 'no address', 'https://localhost/', 'https://192.0.2.7/', 'https://[2001:db8::1]/'])(
    'is none of "%s"',
    (website) => {
      expect(domainOf(website)).toEqual({ domain: null, whyNot: 'no_website' });
    },
  );

  it.each([
    'https://www.instagram.com/acafe',
    'https://m.facebook.com/acafe',
    'https://acafe.wixsite.com/home',
    'https://sites.google.com/view/acafe',
    'https://acafe.github.io',
    'https://acafe.pages.dev',
    'https://pages.dev',
    'https://acafe.myshopify.com',
    'https://acafe.square.site',
    'https://co.uk',
    'https://www.t-online.de/',
    'https://comcast.net/~joe',
    'https://me.com',
    'https://yahoo.co.uk',
  ])('is shared at %s', (website) => {
    expect(domainOf(website)).toEqual({ domain: null, whyNot: 'shared_domain' });
  });
});

it.each([
  ['https://www.tatte.com', true],
  ['https://tatte.com./', true],
  ['https://café.example/', true],
  ['https://tatte.com/boston', false],
  ['https://tatte.com/?page=2', false],
  ['https://cafe.mit.edu/', false],
])('%s is the whole of its domain: %s', (website, is) => {
  expect(isWholeDomain(website)).toBe(is);
});
