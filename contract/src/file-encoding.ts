/** The encodings that a file of cafes may have, by the names that `TextDecoder` takes. */
export const FILE_ENCODINGS = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows-1252)',
  'iso-8859-15': 'Western European (ISO 8859-15)',
  macintosh: 'Western European (Mac)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  shift_jis: 'Japanese (Shift JIS)',
} as const;
export type FileEncoding = keyof typeof FILE_ENCODINGS;
export const fileEncodings = Object.keys(FILE_ENCODINGS) as readonly FileEncoding[];

/** A `TextDecoder` of UTF-8 that throws a TypeError at invalid bytes. */
interface FatalDecoder {
  decode: (bytes?: Uint8Array, options?: { stream: boolean }) => string;
}

/**
 * Finds the encoding of a file: UTF-16 by the mark that it begins with, UTF-8 if all of it is valid, and otherwise
 * Windows-1252, which spreadsheets of Western Europe write.
 * @param chunks the whole file; each chunk but the last with two bytes at least
 */
export async function findEncoding(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  decoder: FatalDecoder,
): Promise<FileEncoding> {
  let isFirst = true;
  try {
    for await (const bytes of chunks) {
      if (isFirst && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
      if (isFirst && bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
      isFirst = false;
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}
