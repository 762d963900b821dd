import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openStaffSandbox, type Person, uids } from '../../../sandbox/testing/staffSandbox.ts';
import { serviceDatabases } from '../../../sandbox/testing/testSandbox.ts';
import { ask, tokenOf } from '../../../sandbox/testing/visitor.ts';

// The teacher and the pupil are at `school` and in `group`, the administrator administers the organisation above.
const organisation = 'se-school-1';
const school = 'se-school-4';
/** A second school of the teacher, below the same organisation. */
const secondSchool = 'se-school-7';
const otherSchool = 'se-school-5';
const group = 'se-group-4';
const otherGroup = 'se-group-1';
const assignment = 'se-assignment-2';
/** A submission of the pupil that is not handed in, and that of the assignment, which is. */
const openSubmission = 'se-submission-1';
const handedInSubmission = 'se-submission-2';

const people = ['teacher', 'schooladmin', 'superuser', 'student'] as const;
/** Which of {@link people} see the pupil's submission. */
type Viewers = readonly [teacher: boolean, schooladmin: boolean, superuser: boolean, student: boolean];
const everybody: Viewers = [true, true, true, true];
const allButTeacher: Viewers = [false, true, true, true];
const allButAdministrator: Viewers = [true, false, true, true];
const superuserAndPupil: Viewers = [false, false, true, true];

describe.each(serviceDatabases)('the staff who see the submissions of a pupil on %s', (kind) => {
  const sandbox = openStaffSandbox(kind);
  const { tokens, logIn, database, tables, directory } = sandbox;
  const join = (person: Person, unit: string, role: string) => directory('PUT', `users/${uids[person]}/schoolUnits/${unit}`, { role });
  const leave = (person: Person, unit: string) => directory('DELETE', `users/${uids[person]}/schoolUnits/${unit}`);
  const remove = (person: Person) => directory('DELETE', `users/${uids[person]}`);
  const restore = (person: Person) => directory('POST', `users/${uids[person]}/restore`);
  /** Makes a person a member without the directory, as memberships that are left over are. */
  const keepMembership = async (person: Person, groupUid: string): Promise<void> => {
    const row = { userUid: uids[person], groupUid, realm: 'se', id: 900_000 + groupUid.length } as const;
    await database().insert(tables().memberships).values(row).onConflictDoNothing();
  };
  const isOfPupil = () => and(eq(tables().submissions.userUid, uids.student), eq(tables().submissions.contextId, assignment));

  const sees = async (person: Person): Promise<boolean> => {
    const ownership = person === 'student' ? 'Mine' : 'Assigned';
    const path = `/submissions/?ownership=${ownership}&contextId=${assignment}&limit=100`;
    const { status, body } = await ask(sandbox.app, 'GET', path, { token: tokens[person] });
    if (status !== 200) return false;
    const rows: readonly { readonly userUid?: string }[] = body.data;
    return rows.some(({ userUid = uids.student }) => userUid === uids.student);
  };
  const writes = async (person: Person): Promise<boolean> => {
    const text = JSON.stringify({ status: 'InProgress', answers: {} });
    return (await ask(sandbox.app, 'PATCH', `/submissions/${openSubmission}`, { token: tokens[person], text })).status === 200;
  };
  const reopens = async (person: Person): Promise<boolean> => {
    await database().update(tables().submissions).set({ status: 'Submitted', reopenedAt: null }).where(isOfPupil());
    const { status } = await ask(sandbox.app, 'POST', `/submissions/${handedInSubmission}/reopen`, { token: tokens[person] });
    const { body } = await ask(sandbox.app, 'GET', `/submissions/${handedInSubmission}`, { token: tokens.superuser });
    // A deleted pupil's submission is nobody's to read.
    expect(body.status ?? 'Submitted').toBe(status === 200 ? 'InProgress' : 'Submitted');
    return status === 200;
  };
  /** Asks one after the other: some of them wait for the same rows. */
  const askEach = async (may: (person: Person) => Promise<boolean>): Promise<boolean[]> => {
    const answers: boolean[] = [];
    for (const person of people) answers.push(await may(person));
    return answers;
  };

  const cases: Readonly<Record<string, readonly [act: () => Promise<unknown>, Viewers]>> = {
    'nothing has changed': [async () => {}, everybody],
    'the teacher has left the school': [
      async () => {
        await leave('teacher', school);
        await keepMembership('teacher', group);
      },
      allButTeacher,
    ],
    'the teacher has moved to another school by a new list of schools': [
      async () => {
        const schoolAssociations = [{ schoolUid: otherSchool, role: 'employee' }];
        await directory('PUT', `users/${uids.teacher}/schoolUnits`, { schoolAssociations });
        await keepMembership('teacher', group);
      },
      allButTeacher,
    ],
    'the teacher has moved to another class': [
      async () => {
        await directory('DELETE', `users/${uids.teacher}/groups/${group}`);
        await directory('PUT', `users/${uids.teacher}/groups/${otherGroup}`);
      },
      allButTeacher,
    ],
    'the teacher is a student there': [() => leave('teacher', secondSchool).then(() => join('teacher', school, 'student')), allButTeacher],
    'the teacher is a guardian there': [
      () => leave('teacher', secondSchool).then(() => join('teacher', school, 'guardian')),
      allButTeacher,
    ],
    'the teacher is an administrator there, of no class': [
      async () => {
        await join('teacher', school, 'admin');
        await directory('DELETE', `users/${uids.teacher}/groups/${group}`);
      },
      everybody,
    ],
    'the teacher is deleted': [() => remove('teacher'), allButTeacher],
    'the teacher is restored': [() => remove('teacher').then(() => restore('teacher')), everybody],
    'the pupil has left the school': [
      async () => {
        await join('student', otherSchool, 'student');
        await leave('student', school);
        await keepMembership('student', group);
      },
      allButTeacher,
    ],
    'the pupil has moved to another school of the teacher, into a class of the teacher': [
      async () => {
        await join('student', secondSchool, 'student');
        await leave('student', school);
        await keepMembership('student', group);
        const { groups } = tables();
        const [fresh] = await database().select().from(groups).where(eq(groups.schoolUid, secondSchool)).limit(1);
        for (const person of ['student', 'teacher'] as const) await directory('PUT', `users/${uids[person]}/groups/${fresh?.uid}`);
      },
      allButTeacher,
    ],
    'the pupil has moved to another class': [
      async () => {
        await directory('DELETE', `users/${uids.student}/groups/${group}`);
        await directory('PUT', `users/${uids.student}/groups/${otherGroup}`);
      },
      allButTeacher,
    ],
    'the pupil is an employee there': [() => join('student', school, 'employee'), allButTeacher],
    'the pupil is deleted': [() => remove('student'), [false, false, false, false]],
    'the pupil is restored': [() => remove('student').then(() => restore('student')), everybody],
    'the administrator has moved to another organisation': [
      async () => {
        await join('schooladmin', 'se-school-2', 'admin');
        await leave('schooladmin', organisation);
      },
      allButAdministrator,
    ],
    'the administrator is an employee of the organisation': [() => join('schooladmin', organisation, 'employee'), allButAdministrator],
    'the administrator is deleted': [() => remove('schooladmin'), allButAdministrator],
    'the administrator is restored': [() => remove('schooladmin').then(() => restore('schooladmin')), everybody],
    'the group is deleted': [() => directory('DELETE', `groups/${group}`), allButTeacher],
    'the group is one of another school': [
      () => database().update(tables().groups).set({ schoolUid: secondSchool }).where(eq(tables().groups.uid, group)),
      allButTeacher,
    ],
    'the school is detached from the organisation': [
      () => directory('PATCH', `schoolUnits/${school}`, { parent: null }),
      allButAdministrator,
    ],
    'the school is not active': [
      async () => {
        // Who belongs to no active school unit is logged out.
        await join('student', otherSchool, 'student');
        await directory('PATCH', `schoolUnits/${school}`, { active: false });
      },
      superuserAndPupil,
    ],
    'the school is active again': [
      async () => {
        await directory('PATCH', `schoolUnits/${school}`, { active: false });
        await directory('PATCH', `schoolUnits/${school}`, { active: true });
      },
      everybody,
    ],
    'the school of the submission is unknown': [
      () => database().update(tables().submissions).set({ schoolUid: null, groupUid: null }).where(isOfPupil()),
      superuserAndPupil,
    ],
  };

  test.each(Object.keys(cases))(
    'where %s, a new login shows it to the right people, one from before to nobody else, the pupil alone writes, and staff who see it reopen it',
    async (name) => {
      const [act, expected] = cases[name] ?? [];
      await act?.();
      const before = await askEach(sees);
      const writersBefore = await askEach(writes);
      const reopenersBefore = await askEach(reopens);
      await logIn();
      const noOneElse = [false, false, false, expected?.[3]];
      expect([name, await askEach(sees), await askEach(writes)]).toEqual([name, expected, noOneElse]);
      const staff = expected?.map((may, index) => may && people[index] !== 'student');
      expect([name, await askEach(reopens)]).toEqual([name, staff]);
      // An act may end a login; nobody may do more in it than in a new one.
      expect(before.filter((seen, index) => seen && !expected?.[index])).toEqual([]);
      expect(writersBefore.filter((written, index) => written && !noOneElse[index])).toEqual([]);
      expect(reopenersBefore.filter((reopened, index) => reopened && !staff?.[index])).toEqual([]);
    },
  );

  test('staff of the new school of a pupil see nothing that was written before, whatever their role', async () => {
    const { associations, groups, memberships, users } = tables();
    await join('student', otherSchool, 'student');
    await leave('student', school);
    const staff = await database()
      .select({ userName: users.userName, group: groups.uid, role: associations.role })
      .from(associations)
      .innerJoin(users, eq(users.uid, associations.userUid))
      .innerJoin(memberships, eq(memberships.userUid, users.uid))
      .innerJoin(groups, eq(groups.uid, memberships.groupUid))
      .where(and(eq(associations.schoolUid, otherSchool), eq(groups.schoolUid, otherSchool)));
    for (const role of ['employee', 'admin']) {
      const person = staff.find((one) => one.role === role);
      if (!person) throw new Error(`The school has no ${role}.`);
      await directory('PUT', `users/${uids.student}/groups/${person.group}`);
      const token = await tokenOf(sandbox.app, 'se', person.userName);
      const { status, body } = await ask(sandbox.app, 'GET', '/submissions/?ownership=Assigned', { token });
      expect([role, status, body.data.length]).toEqual([role, 200, 0]);
    }
  });

  test('a submission keeps the class that it was given in when the pupil moves, and has none once the class is deleted', async () => {
    const classes = async () => {
      const path = `/submissions/?ownership=Assigned&contextId=${assignment}`;
      const { body } = await ask(sandbox.app, 'GET', path, { token: tokens.schooladmin });
      const row = body.data.find(({ userUid }: { readonly userUid: string }) => userUid === uids.student);
      return [row.schoolUid, row.groupUid, typeof row.groupName];
    };
    await directory('DELETE', `users/${uids.student}/groups/${group}`);
    await directory('PUT', `users/${uids.student}/groups/${otherGroup}`);
    expect(await classes()).toEqual([school, group, 'string']);
    await directory('DELETE', `groups/${group}`);
    expect(await classes()).toEqual([school, undefined, 'undefined']);
  });
});
