/**
 * The verdict on a request and its response: both fit (`ok`), the request was refused as invalid (`refused`), our response does not fit
 * (`violation`), the contract does not describe the request (`outside`), a fault was injected (`fault`), the sandbox failed (`failure`), or the
 * mock responded (`mock`).
 */
export type Verdict = 'ok' | 'refused' | 'violation' | 'outside' | 'fault' | 'failure' | 'mock';

/** Receives the verdict on a request; `operation` is undefined if the contract has none for it. */
export type OnVerdict = (verdict: Verdict, operation: string | undefined) => void;
