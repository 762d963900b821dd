import type { BookFiles } from './BookFiles.ts';
import { withFallbacks } from './fallbacks.ts';
import { findByName } from './findByName.ts';
import type { Publication } from './Publication.ts';

/**
 * Restricts the files that pages load to those that the manifest lists, as EPUB 3 demands (decision 0031), and tells of each which one to show: itself,
 * or the first of its fallbacks that can be shown.
 */
export function restrictToManifest(files: BookFiles, { manifest, isEpub2 }: Pick<Publication, 'manifest' | 'isEpub2'>): BookFiles {
  const listed = findByName(new Map([...manifest.values()].map((item) => [item.href.split('#')[0] ?? '', item])));
  return {
    ...files,
    loadableUrl: async (url) => {
      const [file = '', ...fragment] = url.split('#');
      const item = listed(file);
      return item || isEpub2 ? files.loadableUrl([item?.href ?? file, ...fragment].join('#')) : undefined;
    },
    shownFile: (url, canShow) => {
      const item = listed(url.split('#')[0] ?? '');
      return item && [...withFallbacks(item.id, manifest)].find(({ mediaType }) => canShow(mediaType));
    },
  };
}
