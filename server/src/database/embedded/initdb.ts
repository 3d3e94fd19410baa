import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { initDbStartParams, toPlainError } from './pglite-options.ts';

// Run as a process of its own: what initdb takes, nearly 400 MB, goes with it.
const folder = process.argv[2]!;

/**
 * A folder on disk that initdb writes to directly. PGlite lets it do so for a `MemoryFS` alone: for any other
 * file system it makes the files in memory first and copies them, which takes another 150 MB.
 */
class InitdbFolder extends MemoryFS {
  override async init(
    ...[pg, options]: Parameters<MemoryFS['init']>
  ): ReturnType<MemoryFS['init']> {
    this.pg = pg;
    const mount = ({ FS }: typeof pg.Module) => {
      FS.mkdirTree(PGlite.paths.PGDATA);
      FS.mount(FS.filesystems['NODEFS'], { root: folder }, PGlite.paths.PGDATA);
    };
    return { emscriptenOpts: { ...options, preRun: [...(options.preRun ?? []), mount] } };
  }

  /** Called when initdb is done; opening the new database is the caller's. */
  override async syncToFs(): Promise<void> {
    process.exit(0);
  }
}

await PGlite.create({ fs: new InitdbFolder(), initDbStartParams }).catch((cause: unknown) => {
  const { code, message } = toPlainError(cause) as NodeJS.ErrnoException;
  process.send!({ code, message }, () => process.exit(1));
});
