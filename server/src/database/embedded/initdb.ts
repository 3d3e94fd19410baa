import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { initDbStartParams, toPlainError } from './pglite-options.ts';

// Runs as a child process, so that the nearly 400 MB initdb takes are freed when it exits.
const folder = process.argv[2]!;

/**
 * A folder on disk that initdb writes to directly. PGlite allows that only for a `MemoryFS`: for any other
 * file system it creates the files in memory first and copies them, which takes another 150 MB.
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

  /** Called when initdb is done. The process ends here; its parent opens the new database. */
  override async syncToFs(): Promise<void> {
    process.exit(0);
  }
}

await PGlite.create({ fs: new InitdbFolder(), initDbStartParams }).catch((cause: unknown) => {
  const { code, message } = toPlainError(cause) as NodeJS.ErrnoException;
  process.send!({ code, message }, () => process.exit(1));
});
