/** The average color of a ThumbHash, which its first bytes hold: what stands until a photo is there. */
export function averageColor(thumbHash: string): string {
  const [a = 0, b = 0, c = 0] = Array.from(atob(thumbHash), (byte) => byte.charCodeAt(0));
  const bits = a | (b << 8) | (c << 16);
  const part = (from: number) => ((bits >> from) & 63) / 63;
  const light = part(0);
  const yellow = part(6) * 2 - 1;
  const blue = light - (yellow * 2) / 3;
  const red = (3 * light - blue + part(12) * 2 - 1) / 2;
  const green = red - part(12) * 2 + 1;
  return `rgb(${[red, green, blue].map((channel) => Math.round(channel * 255)).join()})`;
}
