import { expect, it } from 'vitest';
import { OpenStreams } from './open-streams.ts';

const code = (begin: () => unknown) => {
  try {
    begin();
    return 'begun';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

it('leaves a place to those who are trusted, whoever else fills the others', () => {
  const streams = new OpenStreams({ max: 3, perClient: 2, reserved: 1 });
  const end = streams.begin('192.0.2.1', { userId: 1 });
  streams.begin('192.0.2.2', { userId: 2 });
  expect(code(() => streams.begin('192.0.2.3', { userId: 3 }))).toBe('UNAVAILABLE');
  const trusted = { userId: 4, isTrusted: true };
  streams.begin('192.0.2.4', trusted);
  expect(code(() => streams.begin('192.0.2.4', trusted))).toBe('UNAVAILABLE');
  end();
  expect(code(() => streams.begin('192.0.2.3', { userId: 3 }))).toBe('UNAVAILABLE');
});

it('counts a member at whatever address, and an address whoever is there', () => {
  const streams = new OpenStreams({ max: 9, perClient: 2 });
  const end = streams.begin('192.0.2.1', { userId: 1 });
  streams.begin('192.0.2.2', { userId: 1 });
  expect(code(() => streams.begin('192.0.2.3', { userId: 1 }))).toBe('RATE_LIMITED');
  streams.begin('192.0.2.1', { userId: 2 });
  expect(code(() => streams.begin('192.0.2.1', { userId: 3 }))).toBe('RATE_LIMITED');
  end();
  expect(code(() => streams.begin('192.0.2.3', { userId: 1 }))).toBe('begun');
});
