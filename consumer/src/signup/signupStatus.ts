/** The statuses of a sign-up (shell §4). */
export const signupStatuses = ['init', 'pending', 'successful', 'failed'] as const;
export type SignupStatus = (typeof signupStatuses)[number];

/** The events of a sign-up. */
export const signupEvents = ['submit', 'succeed', 'fail', 'change'] as const;
export type SignupEvent = (typeof signupEvents)[number];

/** The transitions: a submitted form is pending and then succeeds or fails; a failed form can be submitted again. */
const transitions = {
  init: { submit: 'pending' },
  pending: { succeed: 'successful', fail: 'failed' },
  successful: {},
  failed: { submit: 'pending', change: 'init' },
} as const satisfies Readonly<Record<SignupStatus, Readonly<Partial<Record<SignupEvent, SignupStatus>>>>>;

/** Returns the status after an event; an impossible event changes nothing. */
export function signupStatusAfter(status: SignupStatus, event: SignupEvent): SignupStatus {
  const transitionsOfStatus: Readonly<Partial<Record<SignupEvent, SignupStatus>>> = transitions[status];
  return transitionsOfStatus[event] ?? status;
}
