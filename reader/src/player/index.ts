import '@realmkit/design-system/polyfills.ts';

export type { Annotation } from './annotations/Annotation.ts';
export type { AnalyticsEvent } from './events/readingEvents.ts';
export { type MountedReader, mountReader } from './mountReader.tsx';
export { type BookPolicy, EntitlementError, type LockedMedia, type OpenedBy } from './network/EntitlementError.ts';
export { routeWithPolicy } from './network/signedUrl.ts';
export { type CopyRecord, isCopyRecord } from './offline/copyRecord.ts';
export { createOfflineCopies } from './offline/createOfflineCopies.ts';
export type { BookCopy, OfflineCopies } from './offline/OfflineCopies.ts';
export { type Bookmark, mergeBookmarks } from './place/bookmarks.ts';
export { type Locator, parseLocator } from './place/Locator.ts';
export type { ReadLog } from './place/readLogs.ts';
export type { ReaderCallbacks, ReaderFeatures, ReaderIdentity, ReaderProps, ReaderStart } from './ReaderProps.ts';
export type { Answers, BookPlace, Draft, Exercise, Submission, SubmissionDrafts, SubmissionSource } from './submissions/Submission.ts';
export { BookReader } from './ui/BookReader.tsx';
