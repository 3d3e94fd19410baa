import { describe, expect, it } from 'vitest';
import { domainOf } from './website-domain.ts';

describe('the domain of a website', () => {
  it.each([
    ['https://www.Tatte.com/locations?x=1', 'tatte.com'],
    ['http://coffee.example.co.uk:8080/', 'coffee.example.co.uk'],
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
  ])('is shared at %s', (website) => {
    expect(domainOf(website)).toEqual({ domain: null, whyNot: 'shared_domain' });
  });
});
