import { findEncoding, type FileEncoding } from '@cortado/contract/file-encoding';
import { MAX_FILE_HEAD } from '@cortado/contract/limits';
import * as texts from '#messages/admin/import';

/** A chosen file. Its content is read when needed: it may be large. */
export interface ChosenFile {
  name: string;
  file: File;
  encoding: FileEncoding;
  /** As much of it as is needed to recognize its columns, in whole lines; of JSON, which may have no lines, any part. */
  head: string;
  /** Distinguishes it from the same file with another encoding. */
  key: number;
}

/** A file that was moved or changed since it was chosen; the message says so. */
export class FileNotRead extends Error {}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new FileNotRead(texts.fileNotRead(), { cause });
  }
}

function headOf(content: string): string {
  if (content.length <= MAX_FILE_HEAD) return content;
  const isJson = /^\s*\{/.test(content);
  const end = isJson ? 0 : content.lastIndexOf('\n', MAX_FILE_HEAD - 1);
  return content.slice(0, end > 0 ? end : MAX_FILE_HEAD);
}

let lastKey = 0;

/**
 * Reads how a file begins.
 * @param encoding detected from the content by default
 * @throws FileNotRead
 */
export async function chooseFile(file: File, encoding?: FileEncoding): Promise<ChosenFile> {
  const bytes = await bytesOf(file);
  const found =
    encoding ?? (await findEncoding([bytes], new TextDecoder('utf-8', { fatal: true })));
  const head = headOf(new TextDecoder(found).decode(bytes));
  return { name: file.name, file, encoding: found, head, key: (lastKey += 1) };
}

/**
 * All that a file says.
 * @throws FileNotRead
 */
export const contentOf = async ({ file, encoding }: ChosenFile): Promise<string> =>
  new TextDecoder(encoding).decode(await bytesOf(file));
