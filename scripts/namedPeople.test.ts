import { type AccessRole, fittingRules } from '@realmkit/openapi';
import { controlPanelAccess, customerManagementAccess, libraryAccess, syncAccess } from '@realmkit/openapi/access';
import { expect, it } from 'vitest';
import { projectTexts, readProjectFile, sentencesOf, type Text } from './englishTexts.ts';

const services = {
  controlPanel: controlPanelAccess,
  customerManagement: customerManagementAccess,
  library: libraryAccess,
  sync: syncAccess,
} as const;

/** Sends the reader to a teacher, the staff or an administrator of a school, or to the school, of whom its administrators are meant. */
const sends =
  /\b(?:ask|contact)\b.*\b(?:teacher|administrator|staff|school)\b|\badministrators?\b.*\b(?:can|adds|gives)\b|\bstaff\b.*\bcan\b|\badministrator can help\b|\bonly an administrator\b|^only administrators\b/i;

type Person = 'teacher' | 'staff' | 'administrator' | 'school';
/** Whoever is sent for holds this role at the least: any of the staff may be a teacher, and somebody at a school is its administrator. */
const roleOf: Readonly<Record<Person, AccessRole>> = {
  teacher: 'employee',
  staff: 'employee',
  administrator: 'admin',
  school: 'admin',
};

type Need = readonly [service: keyof typeof services, call: string];
const cards: readonly Need[] = [
  ['customerManagement', 'POST /loginCards'],
  ['customerManagement', 'PUT /loginCardPrints/{printUid}'],
];
const setRole: Need = ['customerManagement', 'PUT /users/{userUid}/schoolUnits/{schoolUid}'];
const addToGroup: Need = ['customerManagement', 'PUT /users/{uid}/groups/{groupId}'];
const giveLicence: Need = ['customerManagement', 'POST /userSubscriptionPeriods'];
const changePerson: Need = ['controlPanel', 'PATCH /{apiVersion}/{type}/{userId}'];
const deletePerson: Need = ['controlPanel', 'DELETE /v1/{type}/{userId}'];
const addPerson: Need = ['controlPanel', 'POST /{apiVersion}/{type}'];

/** Each text that sends the reader to somebody, with the calls that this person then needs. */
const needsByKey: Readonly<Record<string, readonly [Person, ...needs: readonly Need[]]>> = {
  'admin/cards:noPupilsOfGroups': ['administrator', addToGroup],
  'admin/cards:switchedOffHelp': ['administrator', ['customerManagement', 'PATCH /schoolUnits/{id}']],
  'admin/import:noOrganization': ['administrator', addPerson, setRole],
  'admin:access.forbiddenHelp': ['administrator', setRole],
  'admin:access.forAdminsHelp': ['administrator', setRole],
  'admin/people:noOrganizationHelp': ['administrator', setRole],
  'admin/people:addOnlyAdmins': ['administrator', addPerson],
  'admin/people:passwordReset.noAddress': ['administrator', changePerson],
  'admin/people:reasons.onlyAdmins': ['administrator', changePerson],
  'admin/people:reasons.noEdit': ['administrator', changePerson],
  'admin/people:reasons.noDelete': ['administrator', deletePerson],
  'admin/people:reasons.noGroupEdit': ['administrator', ['controlPanel', 'PATCH /v1/groups/{groupId}']],
  'admin/people:reasons.noGroupDelete': ['administrator', ['controlPanel', 'DELETE /v1/groups/{groupId}']],
  'admin/people:ownAdmin.help': ['administrator', setRole],
  'admin/resources/subscriptionPeriods:licencesHelp': ['administrator', giveLicence],
  'admin/sync:noOrganizationHelp': ['administrator', ['sync', 'POST /organizations/{org}/syncs/{syncId}/trigger']],
  'admin-kit/form:page.forbiddenHelp': ['administrator', setRole],
  'shell:errors.forbidden': ['administrator', setRole],
  'consumer/account:login.errors.inactive': ['school', setRole],
  'consumer/account:login.card.wrong': ['teacher', ...cards],
  'consumer/account:login.reset.staff': ['staff', changePerson],
  'consumer/account:deletion.shared': ['administrator', deletePerson],
  'consumer:organizations.none': ['school', setRole],
  'consumer:profile.sharedAccount': ['staff', changePerson],
  'consumer:services.none': ['school', giveLicence],
  'consumer:services.noneOfGuardian': ['school', giveLicence],
  'consumer:support.askSchool': ['school', ['customerManagement', 'GET /users/{uid}']],
  'consumer/legal:stored.copy': ['administrator', ['customerManagement', 'GET /users/{uid}/personalData']],
  'consumer/library:access.school': ['school', giveLicence],
  'consumer/library:access.schoolHelp': ['school', giveLicence],
  'consumer/library:shelf.errors.forbidden': ['staff', ['library', 'POST /v1/schoolUnits/{schoolUnitId}/books']],
  'reader/player:entitlement.school': ['school', giveLicence],
  'reader/player:locked.signLanguage.school': ['school', giveLicence],
  'identity:inactive': ['school', setRole],
  'identity:cardWrong': ['teacher', ...cards],
};

/** Returns the English texts of the sign-in page. */
function identityTexts(): Text[] {
  const [english = ''] = readProjectFile('mock-server/src/platform/domains/identity/log-in-page/texts.ts')?.split('\n};') ?? [];
  return [...english.matchAll(/^ {2}(\w+): '(.*)',$/gm)].map(([, key, text = '']) => ({ key: `identity:${key}`, text }));
}

const texts = [...projectTexts('en-GB'), ...identityTexts()].filter(({ text }) =>
  sentencesOf(text).some((sentence) => sends.test(sentence)),
);

it('every text that sends the reader to somebody is listed with the calls that this person needs', () => {
  expect([...new Set(texts.map(({ key }) => key))].sort()).toEqual(Object.keys(needsByKey).sort());
});

it.each(Object.entries(needsByKey))('the person to whom %s sends the reader may do what is needed', (key, [person, ...needs]) => {
  for (const { text } of texts.filter((one) => one.key === key)) expect(text.toLowerCase()).toContain(person);
  const caller = { roles: ['user', roleOf[person]], isSecure: false, isActing: false } as const;
  for (const [service, call] of needs) {
    const rules = Object.entries(services[service]).find(([name]) => name === call)?.[1] ?? [];
    expect([call, fittingRules(rules, caller).length > 0]).toEqual([call, true]);
  }
});
