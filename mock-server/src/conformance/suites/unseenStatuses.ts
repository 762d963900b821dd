/** Documented statuses that no suite can bring about from outside, each with the reason. Everything else is seen in every run of ours. */
export const unseenStatuses: Readonly<Record<string, string>> = {};
