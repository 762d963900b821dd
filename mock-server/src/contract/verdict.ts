/**
 * What the contract says of a request and its answer: both fit (`ok`), the request was refused for what it holds (`refused`), our answer does
 * not fit (`violation`), nothing describes the request (`outside`), a fault was injected (`fault`), the sandbox failed (`failure`), or the mock
 * stood in (`mock`).
 */
export type Verdict = 'ok' | 'refused' | 'violation' | 'outside' | 'fault' | 'failure' | 'mock';

/** Takes what a service found out about a request; `operation` is undefined where the contract has none for it. */
export type OnVerdict = (verdict: Verdict, operation: string | undefined) => void;
