/** Returns the media type in a Content-Type, without its parameters and in small letters; empty without one. */
export const mediaTypeIn = (contentType: string | null | undefined): string => contentType?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Returns what is documented for a media type: under its own name, its range, or as bytes, which come with their actual type. */
export const documentedMedia = <Media>(media: ReadonlyMap<string, Media>, type: string): Media | undefined =>
  media.get(type) ?? media.get(`${type.split('/')[0]}/*`) ?? media.get('*/*') ?? media.get('application/octet-stream');

/** Returns the Content-Type among the headers of a result. */
export const contentTypeOf = (headers: Readonly<Record<string, string>> | undefined): string | undefined =>
  Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
