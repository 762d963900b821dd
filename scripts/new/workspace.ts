import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of the project that are to be written together. */
export interface Workspace {
  write(file: string, text: string): void;
  /** Replaces a part of a file. @throws {Error} if the file does not have it */
  change(file: string, from: string | RegExp, to: string): void;
  read(file: string): string;
  /** Writes all files, and returns their names. */
  save(): string[];
}

/** Collects what is to be written to a folder: an error before `save` leaves all files as they are. */
export function createWorkspace(root: string): Workspace {
  const texts = new Map<string, string>();
  const read = (file: string): string => texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  return {
    read,
    write: (file, text) => void texts.set(file, text.trimStart()),
    change: (file, from, to) => {
      const before = read(file);
      const after = before.replace(from, () => to);
      if (after === before) throw new Error(`${file} has no place for a new resource: ${from} is not there.`);
      texts.set(file, after);
    },
    save: () => {
      for (const [file, text] of texts) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), text);
      }
      return [...texts.keys()];
    },
  };
}
