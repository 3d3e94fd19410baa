import sharp from 'sharp';

let shade = 0;

interface Wish {
  width?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'avif';
}

/** A file of a photo as somebody chooses it, as small as is taken; no two are the same. */
export async function photoFile(name: string, { width = 800, format = 'jpeg' }: Wish = {}) {
  shade += 1;
  const background = {
    r: 200 - ((shade * 17) % 150),
    g: (shade * 31) % 256,
    b: (shade * 57) % 256,
  };
  const buffer = await sharp({
    create: { width, height: Math.round(width * 0.75), channels: 3, background },
  })
    .toFormat(format)
    .toBuffer();
  return { name, mimeType: `image/${format}`, buffer };
}
