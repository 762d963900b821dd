/** The properties of a book that its host knows (reader §1). */
export interface BookProps {
  readonly languages?: { readonly mainLanguage?: string | undefined } | undefined;
  readonly properties?:
    | { readonly sentenceHighlighting?: boolean | undefined; readonly pictureInPicture?: boolean | undefined }
    | undefined;
}
