import { identityOf, openVersion, type ArchiveVersion } from './archive-version.ts';

/** For so long a file is taken for the one it was; whatever is read from the disk is checked each time. */
const FRESH_MS = 1000;

/** A PMTiles file that may be replaced while it is open: every answer is of one version. */
export class TileArchive {
  readonly #path: string;
  #version: ArchiveVersion;
  #checkedAt = performance.now();
  #checking: Promise<void> | null = null;

  private constructor(path: string, version: ArchiveVersion) {
    this.#path = path;
    this.#version = version;
  }

  /** @throws UserFacingError where there is no PMTiles archive of vector tiles */
  static async open(path: string): Promise<TileArchive> {
    return new TileArchive(path, await openVersion(path));
  }

  /** The version, if it was checked a moment ago. */
  get fresh(): ArchiveVersion | null {
    return performance.now() - this.#checkedAt < FRESH_MS ? this.#version : null;
  }

  /** The version that is there now. Rejects if there is none. */
  async current(): Promise<ArchiveVersion> {
    if (!this.fresh) await (this.#checking ??= this.#check());
    return this.#version;
  }

  /** Reads a range, null where the file has changed meanwhile. */
  async read(version: ArchiveVersion, start: number, length: number): Promise<Buffer | null> {
    const buffer = Buffer.allocUnsafeSlow(length);
    const { bytesRead } = await version.file.read(buffer, 0, length, start);
    const identity = await identityOf(this.#path).catch(() => null);
    if (bytesRead === length && identity === version.identity) return buffer;
    this.#checkedAt = -Infinity;
    return null;
  }

  close(): Promise<void> {
    return this.#version.file.close();
  }

  async #check(): Promise<void> {
    try {
      const identity = await identityOf(this.#path).catch(() => null);
      if (identity !== this.#version.identity) {
        const former = this.#version.file;
        this.#version = await openVersion(this.#path);
        // Waits for the reads that are under way.
        void former.close();
      }
      this.#checkedAt = performance.now();
    } finally {
      this.#checking = null;
    }
  }
}
