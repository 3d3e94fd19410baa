import { AppError } from '../../core/errors.ts';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { addPhoto } from '../../testing/pictures.ts';
import { breakLines, textPath, textWidth } from './draw-card.ts';

const NAME = { size: 64, width: 458, lines: 3 };

describe('text as paths', () => {
  it('has the letters of the product’s fonts, and leaves out those that no font has', () => {
    const at = { x: 0, y: 0, size: 10, fill: '#000' };
    const letters = (text: string) => textPath(text, 'serif', at).match(/<path/g)?.length ?? 0;
    expect(letters('Café Łódź')).toBe(9);
    expect(letters('咖啡')).toBe(0);
    expect(textWidth('Café', 'serif', 64)).toBeGreaterThan(100);
  });

  it('breaks between words, and ends what is too long with an ellipsis', () => {
    expect(breakLines('Jaho Coffee & Tea (South End)', 'serif', NAME)).toHaveLength(2);
    const lines = breakLines('word '.repeat(60), 'serif', NAME);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/…$/);
    const [long] = breakLines('x'.repeat(200), 'serif', NAME);
    expect(textWidth(long!, 'serif', 64)).toBeLessThanOrEqual(458);
  });
});

describe.each(testEngines)('social cards on $name', ({ open }) => {
  const opened = useAdminTest(open);
  let id: number;

  beforeEach(() => {
    [id] = [...opened.test.services.catalogue.snapshot.cafes.keys()] as [number];
  });
  const card = (cafeId = id) => opened.test.app.inject({ url: `/cards/cafe/${cafeId}.png` });
  const pixel = async (file: Buffer, left: number, top: number) => [
    ...(await sharp(file)
      .removeAlpha()
      .toColourspace('srgb')
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ];

  it('show the drawn cover, and the photo once there is one, around its focal point', async () => {
    const drawn = await card();
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    const { dominant, entropy } = await sharp(drawn.rawPayload)
      .extract({ left: 0, top: 150, width: 560, height: 400 })
      .toBuffer()
      .then((left) => sharp(left).stats());
    // The paper, and what is written on it.
    expect(dominant.r).toBeGreaterThan(230);
    expect(entropy).toBeGreaterThan(0.2);
    expect((await card()).headers['etag']).toBe(drawn.headers['etag']);
    const photo = await addPhoto(opened.test, opened.admin, id, { width: 1600, height: 800 });
    await opened.admin.send('PATCH', `/api/photos/${photo}`, { focalX: 0 });
    const shown = await card();
    expect(shown.headers['etag']).not.toBe(drawn.headers['etag']);
    const [red] = await pixel(shown.rawPayload, 1150, 300);
    expect(red).toBeGreaterThan(150);
  });

  it('are drawn and cached once, whatever their query, and limited for a client', async () => {
    const { app, services } = opened.test;
    const other = [...services.catalogue.snapshot.cafes.keys()].find((one) => one !== id);
    const { bytes } = services.answers;
    const queries = ['', '?1', '?2', '?3'];
    const cards = await Promise.all(
      queries.map((query) => app.inject({ url: `/cards/cafe/${other}.png${query}` })),
    );
    expect(cards.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const taken = services.answers.bytes - bytes;
    expect(taken / cards[0]!.rawPayload.byteLength).toBeLessThan(1.5);
    const { etag } = cards[0]!.headers;
    const known = await app.inject({
      url: `/cards/cafe/${other}.png?4`,
      headers: { 'if-none-match': etag as string },
    });
    expect(known.statusCode).toBe(304);
    expect(() => {
      for (let n = 0; n < 400; n++) services.uncachedReads.take('127.0.0.1');
    }).toThrow(AppError);
    const third = [...services.catalogue.snapshot.cafes.keys()][2];
    expect((await card(third)).statusCode).toBe(429);
    expect((await card(other)).statusCode).toBe(200);
    opened.test.wait(60);
  });

  it('are there for published cafes only', async () => {
    expect((await card(999_999)).statusCode).toBe(404);
    expect((await opened.test.app.inject({ url: '/cards/cafe/x.png' })).statusCode).toBe(404);
  });
});
