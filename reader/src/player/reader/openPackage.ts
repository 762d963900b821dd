import { deobfuscateFonts } from '../publication/deobfuscateFonts.ts';
import { refuseProtected } from '../publication/encryption.ts';
import { openPublication } from '../publication/openPublication.ts';
import type { Publication } from '../publication/Publication.ts';
import { withDtbook } from '../publication/withDtbook.ts';
import type { ReaderProps } from '../ReaderProps.ts';
import { type OpenedFiles, type OpenFilesCallbacks, openFiles } from './openFiles.ts';

/** A book whose package document is read. */
export interface OpenPackage extends Omit<OpenedFiles, 'url'> {
  readonly publication: Publication;
}

/** Opens the files of a book and reads its package document. @throws BookRequestError, EntitlementError, BookFileError, and if it is aborted */
export async function openPackage(props: ReaderProps, signal: AbortSignal, callbacks: OpenFilesCallbacks): Promise<OpenPackage> {
  const { files: plainFiles, url, ...rest } = await openFiles(props, callbacks);
  const files = refuseProtected(plainFiles);
  try {
    signal.throwIfAborted();
    const publication = await openPublication(files, url);
    signal.throwIfAborted();
    return { publication, files: withDtbook(deobfuscateFonts(files, publication), publication), ...rest };
  } catch (error) {
    files.close();
    throw error;
  }
}
