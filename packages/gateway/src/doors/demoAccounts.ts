/** An account that exists in every realm of the sandbox. */
export interface DemoAccount {
  readonly userName: string;
  readonly who: string;
  /** A suggestion of what to try with it. */
  readonly hint: string;
}

/** The password of all demo accounts. */
export const demoPassword = 'realmkit-demo';

/** The accounts to try, the same in every realm; the people's names are in the realm's language. */
export const demoAccounts: readonly DemoAccount[] = [
  { userName: 'superuser', who: 'Superuser', hint: 'Find a user among thousands and change their schools and roles.' },
  { userName: 'schooladmin', who: 'School admin', hint: 'Manages one organisation and the schools in it.' },
  { userName: 'teacher', who: 'Teacher', hint: 'An employee: the menu offers “Manage users”.' },
  { userName: 'guardian', who: 'Guardian', hint: 'A parent of a pupil at a school.' },
  { userName: 'consumer', who: 'Guardian who buys for a family', hint: 'Sees “My services” only.' },
  { userName: 'student', who: 'Student', hint: 'No control panel, no feedback link.' },
  { userName: 'shared', who: 'Shared account of a class', hint: 'Staff change its password.' },
];
