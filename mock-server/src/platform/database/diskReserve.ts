import { closeSync, ftruncateSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const mebibyte = 2 ** 20;

/** The room that must be left on the disk for a write to begin, in bytes: as much as the write-ahead log may grow before its next checkpoint. */
const leastRoom = 64 * mebibyte;
/** The size of the reserve in bytes: what a transaction that has begun may still need. */
const reserveSize = 32 * mebibyte;
/** The part of the reserve that is given back at a time, in bytes: another program that fills the disk takes no more than that before the database. */
const piece = mebibyte;

/** Room on the disk that is kept for the writes that must not fail, those of the write-ahead log first. */
export interface DiskReserve {
  /** Returns whether a write may begin, and fills the reserve again where there is room for it. */
  hasRoom(): boolean;
  /** Gives a piece of the reserve back to the disk; returns false where nothing is left of it. */
  release(): boolean;
  close(): void;
}

function roomOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Keeps a reserve as a file in a folder until it is closed. A full disk leaves it as it is, so that a start after a crash finds the rest. */
export function keepDiskReserve(folder: string): DiskReserve {
  const path = join(folder, 'reserve');
  const file = openSync(path, 'a+');
  let size = statSync(path).size;
  const hasRoom = (): boolean => {
    const room = roomOn(folder);
    if (size < reserveSize && room >= leastRoom + reserveSize - size) {
      // Written, not only extended: a hole in a file takes no room.
      writeSync(file, Buffer.alloc(reserveSize - size));
      size = reserveSize;
    }
    return room >= leastRoom;
  };
  hasRoom();
  return {
    hasRoom,
    release: () => {
      if (size === 0) return false;
      size = Math.max(0, size - piece);
      ftruncateSync(file, size);
      return true;
    },
    close: () => {
      closeSync(file);
      rmSync(path);
    },
  };
}
