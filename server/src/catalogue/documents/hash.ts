/** FNV-1a, of 32 bits. */
export function hash(text: string): number {
  let hashed = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at++)
    hashed = Math.imul(hashed ^ text.charCodeAt(at), 0x01_00_01_93);
  return hashed >>> 0;
}
