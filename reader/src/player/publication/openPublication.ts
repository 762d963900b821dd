import type { BookFiles } from './BookFiles.ts';
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

/**
 * Opens a book by the URL of its package document, or of its folder, whose container names the package document.
 * @throws BookRequestError, MalformedError, EmptyBookError
 */
export async function openPublication(files: BookFiles, url: string): Promise<Publication> {
  const isPackageUrl = /\.opf$/i.test(new URL(url).pathname);
  const opf = isPackageUrl
    ? url
    : packageUrl(parseXml(await files.text(new URL('META-INF/container.xml', files.folder).href)), files.folder);
  const text = await files.text(opf);
  const document = parseXml(text);
  const isFixed = isEpub2(document) && (await declaresFixedLayout(files));
  return { ...readPackage(document, opf, files.folder, isFixed), packageFile: { url: opf, text } };
}
