import { describe, expect, it } from 'vitest';
import { clientNetworks, parseAddress } from './client-network.ts';

describe('the address of a client', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:1234', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:1234', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('of %s is %s', (text, address) => {
    expect(parseAddress(text)).toBe(address);
  });

  it.each(['', 'unknown', '_hidden', '127', '0x7f000001', '1.2.3', '1.2.3.4:', '2001:db8::1::2'])(
    'is not found in "%s"',
    (text) => {
      expect(parseAddress(text)).toBeNull();
    },
  );

  it('is not found once the socket is gone', () => {
    expect(parseAddress(undefined)).toBeNull();
  });

  it('is counted as a whole for IPv4, by /64 and /48 for IPv6', () => {
    expect(clientNetworks('203.0.113.9')).toEqual(['203.0.113.9']);
    expect(clientNetworks('2001:db8:1:2:3:4:5:6')).toEqual([
      '2001:db8:1:2::/64',
      '2001:db8:1::/48',
    ]);
    expect(clientNetworks('::1')).toEqual(['0:0:0:0::/64', '0:0:0::/48']);
  });
});
