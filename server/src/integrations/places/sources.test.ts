import { expect, it } from 'vitest';
import { parseSettings } from '../../core/settings.ts';
import { Streets } from '../streets/streets.ts';
import { PlaceSources } from './sources.ts';

const namesFor = (environment: Record<string, string>) =>
  new PlaceSources(parseSettings(environment), new Streets()).all.map(({ name }) => name);

it('Google’s places take the map’s key where Google is wanted and none of its own is set', () => {
  const wanted = { PLACES_PROVIDER: 'google', GOOGLE_MAPS_KEY: 'a-key' };
  expect(namesFor(wanted)).toEqual(['google', 'bundled']);
});

it('Google’s places do not take the map’s key where Google is not wanted', () => {
  expect(namesFor({ GOOGLE_MAPS_KEY: 'a-key' })).toEqual(['bundled']);
});
