import type { LockedMedia } from '../network/EntitlementError.ts';
import type { BookCopy } from '../offline/OfflineCopies.ts';
import type { BookFiles } from '../publication/BookFiles.ts';
import type { Publication } from '../publication/Publication.ts';
import type { ReaderProps } from '../ReaderProps.ts';
import type { BookSource } from './openFiles.ts';

/** The copy of the open book on this device, as its user manages it. */
export interface CopyControls extends Pick<BookCopy, 'state' | 'load' | 'cancel' | 'remove'> {
  /** True if the book was opened from the copy: a newer edition is opened the next time. */
  readonly isInUse: boolean;
  /** Returns the size of a copy in bytes, before it is downloaded; undefined if the service does not say it. */
  readonly size: (signal: AbortSignal) => Promise<number | undefined>;
  /** Downloads the book; settles when the download has ended, by whatever. */
  readonly download: (expectedSize: number | undefined) => Promise<void>;
  /** Marks the copy if the service has a newer edition. */
  readonly checkEdition: () => Promise<void>;
}

interface CopyControlsOptions {
  readonly copy: BookCopy;
  readonly props: Pick<ReaderProps, 'bookId' | 'languages' | 'properties' | 'callbacks'>;
  readonly publication: Publication;
  readonly files: BookFiles;
  readonly source: BookSource;
  readonly isInUse: boolean;
  readonly locked: () => readonly LockedMedia[];
  /** Called after a download. */
  readonly onDownloaded: () => Promise<void>;
}

const hexadecimal = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates the controls of a book's copy; what the download needs is loaded with the first use. */
export function createCopyControls(options: CopyControlsOptions): CopyControls {
  const { copy, props, publication, files, source, isInUse, locked, onDownloaded } = options;
  const { fetchFile, url, isZipped } = source;

  /** Returns what tells editions apart: the package document, or the size and date of an archive. */
  const edition = async (init: RequestInit): Promise<string> => {
    if (isZipped) {
      const { headers } = await fetchFile(url, { ...init, method: 'HEAD' });
      return `${headers.get('Content-Length')} ${headers.get('Last-Modified')}`;
    }
    const bytes = await (await fetchFile(publication.packageFile.url, init)).arrayBuffer();
    return hexadecimal(await crypto.subtle.digest('SHA-256', bytes));
  };

  const contents = async () => {
    if (isZipped) return { urls: [url], signed: [] };
    const { filesToCopy, signedRecordings } = await import('../offline/filesToCopy.ts');
    const signed = await signedRecordings(publication, files);
    return { urls: filesToCopy(publication, publication.packageFile.url, signed, locked()), signed };
  };

  return {
    state: copy.state,
    load: copy.load,
    cancel: copy.cancel,
    remove: copy.remove,
    isInUse,
    size: async (signal) => {
      const [{ urls }, { sizeOfFiles }] = await Promise.all([contents(), import('../offline/downloadFiles.ts')]);
      return sizeOfFiles(urls, fetchFile, signal);
    },
    download: async (expectedSize) => {
      await copy.download(async () => ({
        ...(await contents()),
        title: publication.title.text,
        language: publication.language,
        url,
        edition: await edition({}),
        languages: props.languages,
        properties: props.properties,
        locked: locked(),
        needsPolicy: props.callbacks?.refreshPolicy !== undefined,
        fetchFile,
        expectedSize,
      }));
      await onDownloaded();
    },
    checkEdition: async () => {
      const open = await copy.open();
      // Not reported: without an answer the copy is as good as before. The browser's own cache would give the edition that it has.
      const now = open && (await edition({ cache: 'no-cache' }).catch(() => undefined));
      if (now !== undefined && now !== open?.record.edition) await copy.setOutdated();
    },
  };
}
