import { isFingerLanguage, isSignLocked } from '../narration/languages.ts';
import { loadTracks } from '../narration/loadTracks.ts';
import type { LockedMedia } from '../network/EntitlementError.ts';
import { isInFolder } from '../network/signedUrl.ts';
import type { BookFiles } from '../publication/BookFiles.ts';
import type { Publication } from '../publication/Publication.ts';

/** Files that no manifest lists; a book may lack each of them. */
const unlisted = ['META-INF/container.xml', 'META-INF/encryption.xml', 'META-INF/com.apple.ibooks.display-options.xml'];

/** Returns the recordings of the signed narrations of a book. */
export async function signedRecordings(publication: Publication, files: BookFiles): Promise<readonly string[]> {
  const recordingsOf = async (isSigned: boolean) => {
    const narrations = publication.narrations.filter(({ language }) => isFingerLanguage(language) === isSigned);
    const tracks = await Promise.all(
      // A recording whose SMIL file is missing is never played.
      narrations.map((narration) => loadTracks(narration, publication, files, () => {})),
    );
    return new Set(tracks.flat().map(({ audio }) => audio.url));
  };
  const signed = await recordingsOf(true);
  if (signed.size === 0) return [];
  const spoken = await recordingsOf(false);
  return [...signed].filter((url) => url !== '' && !spoken.has(url));
}

/** Returns the unsigned URLs of the files that make a whole copy of an unpacked book: all but the recordings that are locked for the user. */
export function filesToCopy(
  { folder, manifest }: Pick<Publication, 'folder' | 'manifest'>,
  packageUrl: string,
  signed: readonly string[],
  locked: readonly LockedMedia[],
): readonly string[] {
  const left = new Set(isSignLocked(locked) ? signed : []);
  const listed = [...manifest.values()].map(({ href }) => href.split('#')[0] ?? '');
  const all = [packageUrl, ...unlisted.map((path) => new URL(path, folder).href), ...listed];
  return [...new Set(all)].filter((url) => isInFolder(url, folder) && !left.has(url));
}
