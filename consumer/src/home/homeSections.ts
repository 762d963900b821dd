/** The sections of a home. */
export type HomeSection = 'panel' | 'toReview' | 'assignments' | 'plan' | 'reading' | 'shelf' | 'schoolBooks' | 'doors' | 'organizations';

/** What decides which sections a user's home has. */
export interface HomePerson {
  readonly isAdmin: boolean;
  readonly isEmployee: boolean;
  readonly isGuardian: boolean;
  readonly isStudent: boolean;
  readonly isSuperuser: boolean;
  readonly isConsumerMarketUser: boolean;
  /** Whose account it is; `loading` has the sections of one person, without their calls. */
  readonly account: 'personal' | 'shared' | 'loading' | 'failed';
  /** True if only a plan would open books, as far as is known. */
  readonly needsPlan: boolean;
}

/** Returns whether perhaps only a plan would open books; texts for pupils and for accounts of several people do not speak of plans. */
export const mayNeedPlan = (
  { isGuardian, isEmployee, isStudent, account }: Omit<HomePerson, 'needsPlan'>,
  services: readonly string[],
): boolean => isGuardian && !isEmployee && !isStudent && (account === 'personal' || account === 'loading') && services.length === 0;

/** Returns the sections with books: an account of several people has the school's books and nothing of one person (shell §6). */
function bookSections({ account, needsPlan, isEmployee, isStudent }: HomePerson): readonly HomeSection[] {
  if (account === 'failed') return [];
  if (account === 'shared') return ['schoolBooks'];
  // Whether a plan is needed, and what it would open in one language or in others, are three calls already.
  if (needsPlan) return ['plan'];
  // Whoever teaches and learns has two lists of work, and a home makes three calls at most (0112): the library leads to the shelf.
  return isEmployee && isStudent ? ['reading'] : ['reading', 'shelf'];
}

/** Returns the sections of a home, in their order: what waits for the user, what they were reading, their books, and the ways to all else. */
export function homeSections(person: HomePerson): readonly HomeSection[] {
  const { isAdmin, isSuperuser, isEmployee, isStudent, isConsumerMarketUser } = person;
  const sections: readonly (HomeSection | false)[] = [
    (isAdmin || isSuperuser) && 'panel',
    isEmployee && 'toReview',
    isStudent && 'assignments',
    ...bookSections(person),
    'doors',
    // A family has no organisation but the market; what could not be loaded is said there.
    (!isConsumerMarketUser || person.account === 'failed') && 'organizations',
  ];
  return sections.filter((section) => section !== false);
}
