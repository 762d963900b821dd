import { BookFileError, ProtectedBookError } from '../network/bookError.ts';
import type { BookFiles } from './BookFiles.ts';
import { findByName } from './findByName.ts';
import type { Publication } from './Publication.ts';
import { parseXml } from './parseXml.ts';
import { isEpub2, packageUrl, readPackage } from './readPackage.ts';

/** Returns whether the file of options that Apple's books have beside an EPUB 2 package declares a fixed layout. */
async function declaresFixedLayout(files: BookFiles): Promise<boolean> {
  try {
    const options = parseXml(await files.text(new URL('META-INF/com.apple.ibooks.display-options.xml', files.folder).href));
    return [...options.getElementsByTagName('option')].some(
      (option) => option.getAttribute('name') === 'fixed-layout' && option.textContent?.trim().toLowerCase() === 'true',
    );
  } catch {
    // Not reported: most books have no such file (reader §8).
    return false;
  }
}

/** Returns the URL of the package document that the container names. @throws BookRequestError, MalformedError, BookFileError if it names none */
async function namedPackage(files: BookFiles): Promise<string> {
  const container = parseXml(await files.text(new URL('META-INF/container.xml', files.folder).href));
  const url = packageUrl(container, files.folder);
  if (!url) throw new BookFileError('error_no_epub', 'The container names no package document');
  return url;
}

/**
 * Returns the URL of the package document in an archive, also if its container is missing or wrong: then it is the one that is nearest to the root.
 * @throws BookFileError if there is none
 */
async function packageInArchive(files: BookFiles, urls: readonly string[]): Promise<string> {
  const named = await namedPackage(files).catch((error: unknown) => {
    if (error instanceof ProtectedBookError) throw error;
    // Not reported: the package document is looked for.
    return undefined;
  });
  if (named && findByName(new Map(urls.map((url) => [url, url])))(named)) return named;
  const depthOf = (url: string) => url.split('/').length;
  const [nearest] = urls.filter((url) => /\.opf$/i.test(url)).sort((one, other) => depthOf(one) - depthOf(other));
  if (nearest) return nearest;
  throw named
    ? new BookFileError('error_damaged', 'The archive lacks its package document')
    : new BookFileError('error_no_epub', 'The archive contains no package document');
}

/**
 * Opens a book by the URL of its package document, or of its folder, whose container names the package document.
 * @throws BookRequestError, MalformedError, BookFileError
 */
export async function openPublication(files: BookFiles, url: string): Promise<Publication> {
  const isPackageUrl = /\.opf$/i.test(new URL(url).pathname);
  const opf = isPackageUrl ? url : await (files.urls ? packageInArchive(files, files.urls) : namedPackage(files));
  const text = await files.text(opf);
  const document = parseXml(text);
  const isFixed = isEpub2(document) && (await declaresFixedLayout(files));
  return { ...readPackage(document, opf, files.folder, isFixed), packageFile: { url: opf, text } };
}
