import type { BookFiles } from '../publication/BookFiles.ts';
import { deobfuscateFonts } from '../publication/deobfuscateFonts.ts';
import { refuseProtected } from '../publication/encryption.ts';
import { openPublication } from '../publication/openPublication.ts';
import type { Publication } from '../publication/Publication.ts';
import type { ReaderProps } from '../ReaderProps.ts';
import { type OpenFilesCallbacks, openFiles } from './openFiles.ts';

/** A book whose package document is read. */
export interface OpenPackage {
  readonly publication: Publication;
  readonly files: BookFiles;
  /** Requests a policy if none was needed to open the book, and so reports whether sign language is locked. */
  readonly findLocked: () => Promise<void>;
}

/** Opens the files of a book and reads its package document. @throws BookRequestError, EntitlementError, ZipError, and if it is aborted */
export async function openPackage(props: ReaderProps, signal: AbortSignal, callbacks: OpenFilesCallbacks): Promise<OpenPackage> {
  const { files: plainFiles, url, findLocked } = await openFiles(props, callbacks);
  const files = refuseProtected(plainFiles);
  try {
    signal.throwIfAborted();
    const publication = await openPublication(files, url);
    signal.throwIfAborted();
    return { publication, files: deobfuscateFonts(files, publication), findLocked };
  } catch (error) {
    files.close();
    throw error;
  }
}
