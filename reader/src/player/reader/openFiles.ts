import { BookRequestError } from '../network/bookError.ts';
import { type BookFetch, createBookFetch } from '../network/bookFetch.ts';
import { type BookPolicy, EntitlementError, type LockedMedia } from '../network/EntitlementError.ts';
import { createPolicyRefresher } from '../network/policyRefresher.ts';
import { completeSignature, isSigned, policyOf, withoutSignature } from '../network/signedUrl.ts';
import type { OpenCopy } from '../offline/OfflineCopies.ts';
import type { BookFiles } from '../publication/BookFiles.ts';
import { folderFiles } from '../publication/folderFiles.ts';
import { blobSource, remoteSource, type ZipSource } from '../publication/zip/ZipSource.ts';
import type { ReaderProps } from '../ReaderProps.ts';

/** The network source of a book, from which a copy is made. */
export interface BookSource {
  /** The unsigned URL of the package document, the folder or the archive. */
  readonly url: string;
  readonly isZipped: boolean;
  readonly fetchFile: BookFetch;
}

/** The files of a book and the URL that opens it. */
export interface OpenedFiles {
  readonly files: BookFiles;
  /** The package document or the folder. */
  readonly url: string;
  /** Undefined for a local file. */
  readonly source?: BookSource | undefined;
  /** True if the files come from the copy on this device. */
  readonly isCopy?: boolean | undefined;
  /**
   * Requests a policy if none was needed to open the book, and so reports whether sign language is locked.
   * @throws the error of the policy, if the book was opened from its copy
   */
  readonly findLocked: () => Promise<void>;
}

/** The callbacks of the requests for a book's files. */
export interface OpenFilesCallbacks {
  /** Called for a 403 that a new policy did not fix (reader §8). */
  readonly onForbidden: (error: BookRequestError) => void;
  /** Called when a request has found no network and is sent again. */
  readonly onUnreachable?: ((error: BookRequestError) => void) | undefined;
  /** Called with what each policy does not open. */
  readonly onLocked: (locked: readonly LockedMedia[]) => void;
  /** Called if `findLocked` got no policy. */
  readonly onPolicyError: (error: unknown) => void;
  /** Called if a policy is refused for a book that was opened from its copy. */
  readonly onRefused?: ((error: BookRequestError) => void) | undefined;
}

/** Returns whether a URL is that of a zipped publication. */
const isZipped = (url: string): boolean => /\.(epub|zip)$/i.test(new URL(url).pathname);

/** Returns the folder that contains a URL, or the URL itself if it is a folder. */
const folderOf = (url: string): string => new URL('.', url).href;

type Zipped = Omit<OpenedFiles, 'files' | 'url'>;

const zipped = async (open: () => ZipSource | Promise<ZipSource>, rest: Zipped): Promise<OpenedFiles> => {
  const [{ zipFiles }, source] = await Promise.all([import('../publication/zip/zipFiles.ts'), open()]);
  const files = await zipFiles(source);
  return { files, url: files.folder, ...rest };
};

/** Returns the copy of a book, if it opens it: an outdated one is for times without a network. */
async function usableCopy({ bookId, offlineCopies }: ReaderProps): Promise<OpenCopy | undefined> {
  const copy = await offlineCopies?.of(bookId).open();
  return copy?.record.isOutdated && navigator.onLine ? undefined : copy;
}

/**
 * Opens the files of a book: those of its copy on this device, a folder by signed URLs, or a zipped publication.
 * @throws BookRequestError, EntitlementError, BookFileError
 */
export async function openFiles(
  props: ReaderProps,
  { onForbidden, onUnreachable, onLocked, onPolicyError, onRefused }: OpenFilesCallbacks,
): Promise<OpenedFiles> {
  const { bookId, fileUrl, file, callbacks, onPolicyRenewed } = props;
  if (file) return zipped(() => blobSource(file), { findLocked: async () => {} });
  const copy = await usableCopy(props);
  const given = fileUrl ?? copy?.record.url;
  if (!given) throw new Error('There is neither a file nor an address of a book');
  const absolute = new URL(given, document.baseURI).href;
  const ownPolicy = policyOf(absolute);
  // A URL without a complete signature gets the missing parameters (reader §5).
  const isComplete = isSigned(absolute) || !callbacks?.refreshPolicy;
  const stored = props.offlineCopies?.of(bookId);
  const refresh = async (): Promise<string> => {
    try {
      const result = (await callbacks?.refreshPolicy?.(bookId)) ?? '';
      const { policy, locked = [] }: BookPolicy = typeof result === 'string' ? { policy: result } : result;
      onLocked(locked);
      // Not reported: the copy opens as long as before.
      await stored?.renew(locked).catch(() => undefined);
      return policy;
    } catch (error) {
      // Who may not open a book keeps no copy of it.
      if (error instanceof EntitlementError) await stored?.remove();
      throw error;
    }
  };
  // A copy needs no policy to be opened.
  const policy = isComplete || copy ? ownPolicy : await refresh();
  const url = withoutSignature(completeSignature(absolute, policy));
  const policies = createPolicyRefresher({ policy, refresh, onRenewed: onPolicyRenewed });
  const folder = folderOf(url);
  const fetchFile = createBookFetch({ folder, policies, onForbidden, onUnreachable });
  const source: BookSource = { url, isZipped: isZipped(url), fetchFile };
  const findLocked = async () => {
    if (!isComplete || !callbacks?.refreshPolicy) return;
    try {
      await policies.newerThan(ownPolicy);
    } catch (error) {
      // The URLs of the book stay good until their policy ends, but none opens sign language.
      if (error instanceof EntitlementError) onLocked([{ media: 'signLanguage', openedBy: error.openedBy }]);
      onPolicyError(error);
    }
  };
  if (!copy) {
    if (source.isZipped) return zipped(() => remoteSource(url, fetchFile), { findLocked, source });
    return { files: folderFiles(folder, fetchFile, policies), url, findLocked, source };
  }
  onLocked(copy.record.locked);
  const opened: Zipped = {
    source,
    isCopy: true,
    findLocked: async () => {
      if (!callbacks?.refreshPolicy) return;
      try {
        await policies.newerThan(policies.current());
      } catch (error) {
        onPolicyError(error);
        if (error instanceof EntitlementError) onRefused?.(new BookRequestError(403, url, error));
        throw error;
      }
    },
  };
  const archive = source.isZipped ? await copy.cache.file(url) : undefined;
  if (archive) return zipped(async () => blobSource(await archive.blob()), opened);
  return { files: copy.filesOver(folderFiles(folder, fetchFile, policies)), url, ...opened };
}
