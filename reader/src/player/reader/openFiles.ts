import type { BookRequestError } from '../network/bookError.ts';
import { createBookFetch } from '../network/bookFetch.ts';
import { type BookPolicy, EntitlementError, type LockedMedia } from '../network/EntitlementError.ts';
import { createPolicyRefresher } from '../network/policyRefresher.ts';
import { completeSignature, policyOf, withoutSignature } from '../network/signedUrl.ts';
import type { BookFiles } from '../publication/BookFiles.ts';
import { folderFiles } from '../publication/folderFiles.ts';
import { blobSource, remoteSource, type ZipSource } from '../publication/zip/ZipSource.ts';
import type { ReaderProps } from '../ReaderProps.ts';

/** The files of a book and the URL that opens it. */
export interface OpenedFiles {
  readonly files: BookFiles;
  /** The package document or the folder. */
  readonly url: string;
  /** Requests a policy if none was needed to open the book, and so reports whether sign language is locked. */
  readonly findLocked: () => Promise<void>;
}

/** The callbacks of the requests for a book's files. */
export interface OpenFilesCallbacks {
  /** Called for a 403 that a new policy did not fix (reader §8). */
  readonly onForbidden: (error: BookRequestError) => void;
  /** Called with what each policy does not open. */
  readonly onLocked: (locked: readonly LockedMedia[]) => void;
  /** Called if `findLocked` got no policy. */
  readonly onPolicyError: (error: unknown) => void;
}

/** Returns whether a URL is that of a zipped publication. */
const isZipped = (url: string): boolean => /\.(epub|zip)$/i.test(new URL(url).pathname);

/** Returns the folder that contains a URL, or the URL itself if it is a folder. */
const folderOf = (url: string): string => new URL('.', url).href;

const zipped = async (open: () => ZipSource | Promise<ZipSource>, findLocked = async () => {}): Promise<OpenedFiles> => {
  const [{ zipFiles }, source] = await Promise.all([import('../publication/zip/zipFiles.ts'), open()]);
  const files = await zipFiles(source);
  return { files, url: files.folder, findLocked };
};

/** Opens the files of a book: a folder by signed URLs, or a zipped publication. @throws BookRequestError, EntitlementError, ZipError */
export async function openFiles(
  { bookId, fileUrl, file, callbacks, onPolicyRenewed }: ReaderProps,
  { onForbidden, onLocked, onPolicyError }: OpenFilesCallbacks,
): Promise<OpenedFiles> {
  if (file) return zipped(() => blobSource(file));
  if (!fileUrl) throw new Error('There is neither a file nor an address of a book');
  const absolute = new URL(fileUrl, document.baseURI).href;
  const given = policyOf(absolute);
  // A URL without a complete signature gets the missing parameters (reader §5).
  const isSigned = given.includes('Signature') || !callbacks?.refreshPolicy;
  const refresh = async (): Promise<string> => {
    const result = (await callbacks?.refreshPolicy?.(bookId)) ?? '';
    const { policy, locked = [] }: BookPolicy = typeof result === 'string' ? { policy: result } : result;
    onLocked(locked);
    return policy;
  };
  const policy = isSigned ? given : await refresh();
  const url = withoutSignature(completeSignature(absolute, policy));
  const policies = createPolicyRefresher({ policy, refresh, onRenewed: onPolicyRenewed });
  const folder = folderOf(url);
  const fetchFile = createBookFetch({ folder, policies, onForbidden });
  const findLocked = async () => {
    if (!isSigned || !callbacks?.refreshPolicy) return;
    try {
      await policies.newerThan(given);
    } catch (error) {
      // The URLs of the book stay good until their policy ends, but none opens sign language.
      if (error instanceof EntitlementError) onLocked([{ media: 'signLanguage', openedBy: error.openedBy }]);
      onPolicyError(error);
    }
  };
  if (isZipped(url)) return zipped(() => remoteSource(url, fetchFile), findLocked);
  return { files: folderFiles(folder, fetchFile, policies), url, findLocked };
}
