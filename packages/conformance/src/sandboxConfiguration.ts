import type { Configuration, SignInUser } from './core/configuration.ts';

/** The demo accounts whose user name is the role's name. */
const roles = ['superuser', 'schooladmin', 'teacher', 'guardian', 'student', 'shared'];

/** What the demo accounts are, by the role's name. */
export const demoCallers: NonNullable<Configuration['callers']> = {
  superuser: { roles: ['superuser', 'employee'] },
  schooladmin: { roles: ['admin'] },
  teacher: { roles: ['employee'] },
  guardian: { roles: ['guardian'] },
  student: { roles: ['student'] },
  shared: { roles: ['student'], shared: true },
  acting: { roles: ['guardian'], acting: true, person: 'guardian' },
  teacherOfOtherUnit: { roles: ['employee'], place: 'otherUnit' },
  adminOfOtherSchool: { roles: ['admin'], place: 'otherSchool' },
  teacherOfOtherSchool: { roles: ['employee'], place: 'otherSchool' },
  studentOfOtherSchool: { roles: ['student'], place: 'otherSchool' },
  superuserOfOtherRealm: { roles: ['superuser', 'employee'], place: 'otherRealm' },
  teacherOfOtherRealm: { roles: ['employee'], place: 'otherRealm' },
};

/** Returns the configuration for our own sandbox: demo accounts and ids of the Swedish seed, on the shard eu. */
export function sandboxConfiguration(baseUrl = 'http://localhost:3000'): Configuration {
  const password = 'realmkit-demo';
  const signedIn = (username: string, more: Partial<SignInUser> = {}): SignInUser => ({ username, password, ...more });
  const redirectUri = 'http://realmkit.se.localhost:8080/login';
  const ofGermany = { query: { client_id: 'realmkit-de', redirect_uri: 'http://realmkit.de.localhost:8080/login' } };
  return {
    callers: demoCallers,
    signIn: {
      auth: `${baseUrl}/auth`,
      clientId: 'realmkit-se',
      redirectUri,
      users: {
        ...Object.fromEntries(roles.map((username) => [username, signedIn(username)])),
        acting: signedIn('superuser', { query: { act_as: 'se-user-4' } }),
        invoiced: signedIn('consumer'),
        // A family of the seed whose subscription has ended.
        unsubscribed: signedIn('peter.ali@example.se'),
        // People of schools that no fixture names.
        teacherOfOtherUnit: signedIn('adam.bergstrom-jansson'),
        adminOfOtherSchool: signedIn('maria.magnusson'),
        teacherOfOtherSchool: signedIn('frida.wikstrom'),
        studentOfOtherSchool: signedIn('maria.karlsson'),
        superuserOfOtherRealm: signedIn('superuser', ofGermany),
        teacherOfOtherRealm: signedIn('teacher', ofGermany),
        // The provider is German: the realm se does not offer it.
        provider: signedIn('teacher', {
          page: `${baseUrl}/__sandbox/identity`,
          ...ofGermany,
          form: { demo: 'teacher', method: 'ak-bibliotheken' },
        }),
      },
    },
    hooks: {
      mails: `${baseUrl}/__sandbox/mails/links?realm=se`,
      policy: `${baseUrl}/library/v1/books/{bookId}/policy`,
      confirmCard: `${baseUrl}/__sandbox/card-provider/intents/{secret}/confirm`,
    },
    fixtures: {
      password,
      username: 'guardian',
      client_id: 'realmkit-se',
      redirect_uri: redirectUri,
      origin: 'realmkitselocalhost',
      'X-Country': 'se',
      id: 'book-1',
      bookId: 'book-1',
      freeBookId: 'book-9',
      file: 'package.opf',
      openFile: 'styles/book.css',
      userId: 'se-user-3',
      schoolUnitId: 'se-school-4',
      priceId: 'price-se-library-month',
      secondPriceId: 'price-se-sign-month',
      giftPriceId: 'price-se-gift',
      couponId: 'SCHOOL50',
      org: 'se-school-1',
      organizationId: '4',
      takenUserName: 'teacher',
      mailedEmployeeId: '3',
      openSubmission: 'se-submission-1',
      handedInSubmission: 'se-submission-2',
      organisationUid: 'se-school-1',
      schoolUid: 'se-school-2',
      otherSchoolUid: 'se-school-3',
      userUid: 'se-user-40',
      pupilUid: 'se-user-6',
      expendableUserUid: 'se-user-41',
    },
  };
}
