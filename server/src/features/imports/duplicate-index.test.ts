import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DuplicateIndex, isSimilarName, significantTokens } from './duplicate-index.ts';

describe('names', () => {
  it.each([
    ['Café Nero', 'Caffe Nero'],
    ['The Render Coffee Co', 'render'],
    ['Ogawa Coffee', 'OGAWA COFFEE ROASTERS'],
    ['George Howell Coffee (Godfrey Hotel)', 'George Howell'],
    ['Coffee', 'The Coffee'],
  ])('%s and %s are alike', (a, b) => {
    expect(isSimilarName(significantTokens(a), significantTokens(b))).toBe(true);
  });

  it.each([
    ['Render Coffee', 'Thinking Cup'],
    ['Cafe Nero', 'Cafe Vittoria'],
    ['Tatte', 'Pavement Coffeehouse'],
  ])('%s and %s are not', (a, b) => {
    expect(isSimilarName(significantTokens(a), significantTokens(b))).toBe(false);
  });
});

describe('known cafes', () => {
  it('take no longer for an address of slashes than for others of its length', () => {
    const cafe = { name: 'A', address: '', latitude: 42, longitude: -71, phone: '' };
    const known = new DuplicateIndex();
    // At a step a pair of slashes this would take minutes.
    known.add({ ...cafe, website: `https://x.example/${'/'.repeat(500_000)}x` });
    known.add({ ...cafe, website: 'https://y.example/menu//' });
    const duplicate = known.find({
      ...cafe,
      name: 'B',
      latitude: 43,
      website: 'http://y.example/menu',
    });
    expect(duplicate?.reason).toBe('Same website');
  });

  const known = new DuplicateIndex();
  const render = {
    name: 'Render Coffee',
    address: '563 Columbus Ave',
    latitude: 42.3416,
    longitude: -71.0813,
    website: 'https://www.rendercoffee.com/',
    phone: '(617) 262-4142',
  };
  known.add(render);
  const other = { ...render, name: 'Somewhere Else', phone: '', website: '' };
  const far = { latitude: 40.7, longitude: -74 };

  it.each([
    ['a name alike, next door', { ...other, name: 'Rendér', latitude: 42.3421 }, /within 100 m/],
    ['its phone, at any distance', { ...other, ...far, phone: '+1 617 262 4142' }, /phone/],
    ['its website', { ...other, ...far, website: 'http://rendercoffee.com?utm=1' }, /website/],
  ])('are found by %s', (_case, cafe, reason) => {
    const duplicate = known.find(cafe);
    expect(duplicate).toMatchObject({
      name: 'Render Coffee',
      reason: expect.stringMatching(reason),
    });
  });

  it('say how far away they are', () => {
    expect(known.find({ ...render, latitude: 42.3421 })?.meters).toBeGreaterThan(50);
    expect(known.find({ ...render, latitude: 42.3421 })?.meters).toBeLessThan(60);
  });

  it.each([
    ['a name alike, 150 m away', { ...other, name: 'Render Coffee', latitude: 42.34295 }],
    ['another name next door', other],
    ['too short a number', { ...other, ...far, phone: '4142' }],
  ])('are not found by %s', (_case, cafe) => {
    expect(known.find(cafe)).toBeNull();
  });

  it('compare no more than a spot can hold', () => {
    const crowd = new DuplicateIndex();
    const unlike = (n: number) => createHash('sha256').update(String(n)).digest('hex');
    const at = (n: number) => ({ ...other, ...far, name: unlike(n) });
    for (let n = 1; n <= 150; n++) crowd.add(at(n));
    expect(crowd.find(at(100))).toMatchObject({ name: unlike(100) });
    expect(crowd.find(at(101))).toBeNull();
  });
});
