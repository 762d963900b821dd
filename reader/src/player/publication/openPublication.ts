import type { BookFiles } from './BookFiles.ts';
import type { Publication } from './Publication.ts';
import { parseXml } from './parseXml.ts';
import { packageAddress, readPackage } from './readPackage.ts';

/**
 * Opens a book by the address of its package document, or by its folder, whose container names the package.
 * @throws BookRequestError, MalformedError, EmptyBookError
 */
export async function openPublication(files: BookFiles, address: string): Promise<Publication> {
  const isPackageAddress = /\.opf$/i.test(new URL(address).pathname);
  const opf = isPackageAddress
    ? address
    : packageAddress(parseXml(await files.text(new URL('META-INF/container.xml', files.folder).href)), files.folder);
  return readPackage(parseXml(await files.text(opf)), opf, files.folder);
}
