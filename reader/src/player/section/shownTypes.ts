import { dtbookType } from '../publication/dtbookType.ts';

/** Returns whether browsers show pictures of a media type. */
export const isPicture = (mediaType: string): boolean => /^image\/(png|jpe?g|gif|svg\+xml|webp|avif|apng|bmp|x-icon)$/.test(mediaType);

/** Returns whether a document of a media type can be shown as a page. */
export const isDocument = (mediaType: string): boolean =>
  /^(application\/xhtml\+xml|text\/html)$/.test(mediaType) || mediaType === dtbookType;

/** The media types of recordings and videos that every browser plays (EPUB 3.3 §3.2). */
const corePlayed = /^(audio\/(mpeg|mp4|aac|ogg)|video\/(mp4|webm))\b/;

/** Returns whether this browser plays recordings or videos of a media type. */
export const isPlayed = (mediaType: string): boolean =>
  corePlayed.test(mediaType) ||
  (/^(audio|video)\//.test(mediaType) &&
    document.createElement(mediaType.startsWith('audio') ? 'audio' : 'video').canPlayType(mediaType) !== '');
