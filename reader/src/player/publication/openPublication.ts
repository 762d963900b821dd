import type { BookFiles } from './BookFiles.ts';
import type { Publication } from './Publication.ts';
import { parseXml } from './parseXml.ts';
import { packageUrl, readPackage } from './readPackage.ts';

/**
 * Opens a book by the URL of its package document, or of its folder, whose container names the package document.
 * @throws BookRequestError, MalformedError, EmptyBookError
 */
export async function openPublication(files: BookFiles, url: string): Promise<Publication> {
  const isPackageUrl = /\.opf$/i.test(new URL(url).pathname);
  const opf = isPackageUrl
    ? url
    : packageUrl(parseXml(await files.text(new URL('META-INF/container.xml', files.folder).href)), files.folder);
  return readPackage(parseXml(await files.text(opf)), opf, files.folder);
}
