import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { DiskReserve } from './diskReserve.ts';

type Write = (...call: readonly unknown[]) => number;

/** The number of Emscripten's error for a disk without room. */
const noSpace = 51;

const isNoSpace = (reason: unknown): boolean =>
  typeof reason === 'object' && reason !== null && 'errno' in reason && reason.errno === noSpace;

/** Returns the operations on the open files of a file system of Emscripten, which its types do not declare. */
function streamOperations(fileSystem: object): { write: Write } {
  const operations = 'stream_ops' in fileSystem ? fileSystem.stream_ops : undefined;
  const isWritable = (found: unknown): found is { write: Write } => typeof found === 'object' && found !== null && 'write' in found;
  if (!isWritable(operations)) throw new Error('The file system of PGlite has no operations on files.');
  return operations;
}

/**
 * The files of PGlite, with a reserve: a write for which the disk has no room gets a piece of the reserve and is tried again. PostgreSQL takes a
 * failed write to its write-ahead log as a panic and would end the process; PGlite has none of its own, goes on with locks that nobody holds any
 * more, and waits for them forever.
 */
export class ReservedFiles extends NodeFS {
  readonly #reserve: DiskReserve;

  constructor(folder: string, reserve: DiskReserve) {
    super(folder);
    this.#reserve = reserve;
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    return super.init(pglite, { ...options, preRun: [...(options.preRun ?? []), ({ NODEFS }) => this.#guard(streamOperations(NODEFS))] });
  }

  #guard(operations: { write: Write }): void {
    const { write } = operations;
    operations.write = (...call) => {
      for (;;) {
        try {
          return write(...call);
        } catch (reason) {
          if (!isNoSpace(reason) || !this.#reserve.release()) throw reason;
        }
      }
    };
  }
}
