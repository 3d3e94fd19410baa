import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeStream {
  nfd?: number;
  node: unknown;
}

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: NodeStream) => number };
  realPath(node: unknown): string;
}

/**
 * Implements `fsync` for a file or a folder; returns 0 for success.
 * @param fsync the system's; a test watches it
 */
export function syncToDisk(nodefs: NodeFileSystem, stream: NodeStream, fsync = fsyncSync): number {
  if (stream.nfd !== undefined) {
    fsync(stream.nfd);
    return 0;
  }
  const folder = openSync(nodefs.realPath(stream.node), 'r');
  try {
    fsync(folder);
  } finally {
    closeSync(folder);
  }
  return 0;
}

function addFsync(module: { FS: { filesystems: { NODEFS: NodeFileSystem } } }): void {
  const nodefs = module.FS.filesystems.NODEFS;
  nodefs.stream_ops.fsync = (stream) => syncToDisk(nodefs, stream);
}

/** PGlite's Node file system with fsync, which PGlite leaves out: a commit is on disk when it is acknowledged. */
export class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
