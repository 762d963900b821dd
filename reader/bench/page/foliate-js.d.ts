// foliate-js has no types: these cover only what is measured.
declare module 'foliate-js/epub.js' {
  export interface FoliateBook {
    readonly sections: readonly unknown[];
  }
  export class EPUB {
    constructor(loader: {
      loadText: (path: string) => Promise<string | null>;
      loadBlob: (path: string) => Promise<Blob | null>;
      getSize: (path: string) => number;
    });
    init(): Promise<FoliateBook>;
  }
}

declare module 'foliate-js/view.js' {
  import type { FoliateBook } from 'foliate-js/epub.js';

  class MediaOverlay extends EventTarget {
    start(section: number): Promise<void>;
    setRate(rate: number): void;
  }
  class Renderer extends HTMLElement {
    getContents(): readonly { readonly doc: Document }[];
  }
  export class View extends HTMLElement {
    readonly renderer: Renderer;
    readonly mediaOverlay?: MediaOverlay;
    open(book: FoliateBook | string): Promise<void>;
    init(options: object): Promise<void>;
    next(): Promise<void>;
  }
}
