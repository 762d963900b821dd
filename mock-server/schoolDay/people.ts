import { randomUUID } from 'node:crypto';
import { ask, type Server, tokenOf } from '../src/platform/sandbox/testing/visitor.ts';

/** A person who is logged in. */
export interface Person {
  readonly uid: string;
  readonly userName: string;
  readonly token: string;
}

/** A pupil with their assignment. */
export interface Pupil extends Person {
  readonly submission: string;
  /** The class that the assignment was given in, and the one that the pupil is in now. */
  readonly home: string;
  group: string;
}

/** Who works through a day. Pupils move between the class of the teacher and the one of a colleague at the same school. */
export interface People {
  readonly pupils: readonly Pupil[];
  readonly teacher: Person;
  readonly colleague: Person;
  readonly superuser: Person;
  /** The class of the colleague. */
  readonly otherGroup: string;
}

interface User {
  readonly uid: string;
  readonly userName: string;
  readonly schoolAssociations: readonly { readonly schoolUid: string; readonly role: string }[];
}

/**
 * Logs in 25 pupils of the demo teacher whose assignment is not handed in, and their staff.
 * @param redirectUri the address of the realm's login page, where it is not the usual one
 */
export async function gatherPeople(server: Server, realm: 'se' | 'de', redirectUri?: string): Promise<People> {
  const more = redirectUri === undefined ? {} : { redirect_uri: redirectUri };
  const logIn = async ({ uid, userName }: Pick<User, 'uid' | 'userName'>): Promise<Person> => ({
    uid,
    userName,
    token: await tokenOf(server, realm, userName, more),
  });
  const superuser = await logIn({ uid: `${realm}-user-1`, userName: 'superuser' });
  const teacher = await logIn({ uid: `${realm}-user-3`, userName: 'teacher' });
  const school = `${realm}-school-4`;
  const otherGroup = `${realm}-group-1`;
  const filters = encodeURIComponent(JSON.stringify({ groupUid: otherGroup }));
  const { body: members } = await ask(server, 'GET', `/customer-management/eu/users?size=100&filters=${filters}`, superuser);
  const isEmployee = ({ schoolAssociations }: User) =>
    schoolAssociations.some(({ schoolUid, role }) => schoolUid === school && role === 'employee');
  const colleague = (members.data as readonly User[]).find(isEmployee);
  if (!colleague) throw new Error('The other class has no teacher.');
  const path = `/submissions/?ownership=Assigned&limit=100&contextId=${realm}-assignment-1`;
  const { body: assigned } = await ask(server, 'GET', path, teacher);
  const given: readonly { id: string; userUid: string; schoolUid: string; groupUid: string; status: string }[] = assigned.data;
  const open = given.filter(({ schoolUid, status }) => schoolUid === school && status === 'InProgress');
  const pupils: Pupil[] = [];
  for (const { id, userUid, groupUid } of open) {
    const { body: user } = await ask(server, 'GET', `/customer-management/eu/users/${userUid}`, superuser);
    // An account of several people keeps no answers.
    if (user.userName !== 'shared' && pupils.length < 25)
      pupils.push({ ...(await logIn(user)), submission: id, home: groupUid, group: groupUid });
  }
  return { pupils, teacher, colleague: await logIn(colleague), superuser, otherGroup };
}

/** Lets the teacher print the login card of a pupil, and returns its code. */
export async function printCard(server: Server, { teacher }: People, { uid }: Person): Promise<string> {
  const path = '/customer-management/eu';
  await ask(server, 'POST', `${path}/loginCards`, { token: teacher.token, json: { userUids: [uid] } });
  const json = { subject: { kind: 'user', uid }, method: 'qr', userUids: [uid] };
  const { body } = await ask(server, 'PUT', `${path}/loginCardPrints/${randomUUID()}`, { token: teacher.token, json });
  return body.data[0].code;
}
