/** How far a sign-up has come (shell §4). */
export const signupStatuses = ['init', 'pending', 'successful', 'failed'] as const;
export type SignupStatus = (typeof signupStatuses)[number];

/** What happens to a sign-up. */
export const signupMoves = ['submit', 'succeed', 'fail', 'change'] as const;
export type SignupMove = (typeof signupMoves)[number];

/** The moves that there are: what is sent is pending and ends well or not; a form that failed is sent again. */
const table = {
  init: { submit: 'pending' },
  pending: { succeed: 'successful', fail: 'failed' },
  successful: {},
  failed: { submit: 'pending', change: 'init' },
} as const satisfies Readonly<Record<SignupStatus, Readonly<Partial<Record<SignupMove, SignupStatus>>>>>;

/** The status after a move; what is not possible changes nothing. */
export function signupAfter(status: SignupStatus, move: SignupMove): SignupStatus {
  const moves: Readonly<Partial<Record<SignupMove, SignupStatus>>> = table[status];
  return moves[move] ?? status;
}
