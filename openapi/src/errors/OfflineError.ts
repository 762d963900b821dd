import { NetworkError } from './NetworkError.ts';

/** The device has no network, so that a change was not even sent: nothing has happened and nothing will. */
export class OfflineError extends NetworkError {}
