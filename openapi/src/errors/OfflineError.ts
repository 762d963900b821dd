import { NetworkError } from './NetworkError.ts';

/** Thrown when the device has no network, so that a write was not even sent. */
export class OfflineError extends NetworkError {}
