declare module 'epubjs/src/packaging' {
  import Packaging, { type PackagingManifestItem, type PackagingMetadataObject } from 'epubjs/types/packaging';
  /** The package parser of epubjs; its own types lack the overlay and the spine order. */
  export default class FullPackaging {
    constructor(document: Document);
    manifest: Record<string, PackagingManifestItem & { overlay: string }>;
    metadata: PackagingMetadataObject & { direction: string | null; media_active_class: string };
    spine: { id: string | null; idref: string; linear: string; properties: string[]; index: number }[];
    navPath: string | false;
    ncxPath: string | false;
    spineNodeIndex: number;
  }
  export type { Packaging };
}

declare module 'epubjs/src/epubcfi' {
  export { default } from 'epubjs/types/epubcfi';
}
