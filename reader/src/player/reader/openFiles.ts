import type { BookRequestError } from '../network/bookError.ts';
import { createBookFetch } from '../network/bookFetch.ts';
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
}

/** Returns whether a URL is that of a zipped publication. */
const isZipped = (url: string): boolean => /\.(epub|zip)$/i.test(new URL(url).pathname);

/** Returns the folder that contains a URL, or the URL itself if it is a folder. */
const folderOf = (url: string): string => new URL('.', url).href;

const zipped = async (open: () => ZipSource | Promise<ZipSource>): Promise<OpenedFiles> => {
  const [{ zipFiles }, source] = await Promise.all([import('../publication/zip/zipFiles.ts'), open()]);
  const files = await zipFiles(source);
  return { files, url: files.folder };
};

/** Opens the files of a book: a folder by signed URLs, or a zipped publication. @throws BookRequestError, ZipError */
export async function openFiles(
  { bookId, fileUrl, file, callbacks, onPolicyRenewed }: ReaderProps,
  onForbidden: (error: BookRequestError) => void,
): Promise<OpenedFiles> {
  if (file) return zipped(() => blobSource(file));
  if (!fileUrl) throw new Error('There is neither a file nor an address of a book');
  const absolute = new URL(fileUrl, document.baseURI).href;
  const given = policyOf(absolute);
  // A URL without a complete signature gets the missing parameters (reader §5).
  const policy = given.includes('Signature') ? given : await callbacks.refreshPolicy(bookId);
  const url = withoutSignature(completeSignature(absolute, policy));
  const policies = createPolicyRefresher({ policy, refresh: () => callbacks.refreshPolicy(bookId), onRenewed: onPolicyRenewed });
  const folder = folderOf(url);
  const fetchFile = createBookFetch({ folder, policies, onForbidden });
  if (isZipped(url)) return zipped(() => remoteSource(url, fetchFile));
  return { files: folderFiles(folder, fetchFile, policies), url };
}
