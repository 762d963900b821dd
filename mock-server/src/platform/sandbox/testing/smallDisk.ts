import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own, for tests of a full disk. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk but for `rest` bytes, as another program would. */
  fill(rest?: number): void;
  /** Removes what {@link SmallDisk.fill} wrote. */
  free(): void;
  remove(): void;
}

/** Returns whether this process may mount a disk: on Linux as root. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

function run(command: string, ...values: readonly string[]): void {
  const { status, stderr } = spawnSync(command, values, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

/** Mounts a disk in memory. */
export function mountSmallDisk(mebibytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'realmkit-disk-'));
  run('mount', '-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill(rest = 0) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - rest)), { flag: 'a' });
    },
    free: () => rmSync(filler),
    remove() {
      run('umount', '--lazy', folder);
      rmSync(folder, { recursive: true });
    },
  };
}
