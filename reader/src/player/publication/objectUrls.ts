/** The default number of object URLs that a book has at a time. */
const defaultMaximum = 96;

/** Object URLs of a book's files: the least recently used one is revoked first (LRU). */
export interface ObjectUrls {
  readonly get: (key: string) => string | undefined;
  /** Creates the object URL of a file. */
  readonly add: (key: string, content: Blob) => string;
  /** Revokes all of them. */
  readonly close: () => void;
}

/** Creates an empty LRU cache of object URLs. */
export function createObjectUrls(maximum = defaultMaximum): ObjectUrls {
  const urls = new Map<string, string>();
  const use = (key: string, url: string): string => {
    urls.delete(key);
    urls.set(key, url);
    const oldest = urls.size > maximum ? urls.entries().next().value : undefined;
    if (oldest) {
      urls.delete(oldest[0]);
      URL.revokeObjectURL(oldest[1]);
    }
    return url;
  };
  return {
    get: (key) => {
      const url = urls.get(key);
      return url === undefined ? undefined : use(key, url);
    },
    add: (key, content) => {
      const known = urls.get(key);
      return use(key, known ?? URL.createObjectURL(content));
    },
    close: () => {
      for (const url of urls.values()) URL.revokeObjectURL(url);
      urls.clear();
    },
  };
}
