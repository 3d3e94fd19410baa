import type { Map as MapLibre } from 'maplibre-gl';
import type { Palette } from './palette.ts';

const WIDTH = 26;
const HEIGHT = 19;
const RADIUS = 5;
/** Drawn larger, for screens with more pixels. */
const RATIO = 3;

/** The name of the image behind a road's number, which has its two colors. */
export const shieldImage = ({ shield, shieldEdge }: Palette) => `shield ${shield} ${shieldEdge}`;

function draw(fill: string, edge: string): ImageData {
  const canvas = new OffscreenCanvas(WIDTH * RATIO, HEIGHT * RATIO);
  const context = canvas.getContext('2d')!;
  context.scale(RATIO, RATIO);
  context.roundRect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, RADIUS);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = edge;
  context.stroke();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Draws shields when a style first needs them. */
export function drawShields(map: MapLibre): void {
  map.setMissingStyleImageResolver((name) => {
    const [kind, fill, edge] = name.split(' ');
    if (kind === 'shield') map.addImage(name, draw(fill!, edge!), { pixelRatio: RATIO });
  });
}
