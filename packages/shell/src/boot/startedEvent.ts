/** The event of the document when the first requests have been sent: what should not delay them can be requested now. */
export const startedEvent = 'realmkit-started';
