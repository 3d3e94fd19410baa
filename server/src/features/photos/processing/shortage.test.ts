import { describe, expect, it } from 'vitest';
import { isShortage } from './shortage.ts';

// What sharp 0.34 said of whole pictures in a process with little memory, and of pictures with some bytes changed.
describe('a picture that is not decoded', () => {
  it.each([
    'Input buffer has corrupt header: vips_tracked: out of memory -- size == 68MB',
    'heif: Invalid input: Unspecified: Memory allocation error (2.0)',
    'glib: Error creating thread: Resource temporarily unavailable',
  ])('is not at fault: %s', (message) => {
    expect(isShortage(new Error(message))).toBe(true);
  });

  it.each([
    'heif: Memory allocation error: Security limit exceeded: Number of extents in iloc box (64) exceeds security limit (32)',
    'VipsJpeg: premature end of JPEG image',
    'pngload_buffer: IDAT stream error',
    'webp2vips: unable to read pixels',
    'heif: Invalid input: Unspecified: Corrupt frame detected (2.0)',
    'Input buffer contains unsupported image format',
  ])('is broken: %s', (message) => {
    expect(isShortage(new Error(message))).toBe(false);
  });
});
