import type { BookRequestError } from '../network/bookFault.ts';
import { createBookFetch } from '../network/bookFetch.ts';
import { createPolicyKeeper } from '../network/policyKeeper.ts';
import { completed, policyOf, unsigned } from '../network/signedAddress.ts';
import type { BookFiles } from '../publication/BookFiles.ts';
import { folderFiles } from '../publication/folderFiles.ts';
import { blobSource, remoteSource, type ZipSource } from '../publication/zip/ZipSource.ts';
import type { ReaderProps } from '../ReaderProps.ts';

/** The files of a book and the address that opens it. */
export interface OpenedFiles {
  readonly files: BookFiles;
  /** The package document or the folder. */
  readonly address: string;
}

/** Addresses of zipped publications. */
const isZipped = (address: string): boolean => /\.(epub|zip)$/i.test(new URL(address).pathname);

/** The folder that an address lies in, or that it names. */
const folderOf = (address: string): string => new URL('.', address).href;

const zipped = async (open: () => ZipSource | Promise<ZipSource>): Promise<OpenedFiles> => {
  const [{ zipFiles }, source] = await Promise.all([import('../publication/zip/zipFiles.ts'), open()]);
  const files = await zipFiles(source);
  return { files, address: files.folder };
};

/** Makes a book's files reachable: a folder by signed addresses, a zipped publication by what is in it. @throws BookRequestError, ZipError */
export async function openFiles(
  { bookId, fileUrl, file, callbacks, onPolicyRenewed }: ReaderProps,
  onRefused: (error: BookRequestError) => void,
): Promise<OpenedFiles> {
  if (file) return zipped(() => blobSource(file));
  if (!fileUrl) throw new Error('There is neither a file nor an address of a book');
  const absolute = new URL(fileUrl, document.baseURI).href;
  const given = policyOf(absolute);
  // The address gets what is missing of its signature (reader §5).
  const policy = given.includes('Signature') ? given : await callbacks.refreshPolicy(bookId);
  const address = unsigned(completed(absolute, policy));
  const keeper = createPolicyKeeper({ policy, refresh: () => callbacks.refreshPolicy(bookId), onRenewed: onPolicyRenewed });
  const folder = folderOf(address);
  const fetchFile = createBookFetch({ folder, keeper, onRefused });
  if (isZipped(address)) return zipped(() => remoteSource(address, fetchFile));
  return { files: folderFiles(folder, fetchFile, keeper), address };
}
