import { expect, test } from 'vitest';
import { supportOffer } from './supportOffer.ts';

const links = {
  support: 'https://support.example',
  feedback: 'https://feedback.example',
  importTemplate: 'https://files.example/import.xlsx',
  importGuide: 'https://files.example/import.pdf',
  panel: 'https://panel.example',
};
const noRoles = { isAdmin: false, isEmployee: false, isGuardian: false, isStudent: false, isSuperuser: false };

test.each([
  ['an employee', { isEmployee: true }, ['support', 'feedback', 'importTemplate', 'importGuide']],
  ['a superuser', { isSuperuser: true }, ['support', 'feedback', 'importTemplate', 'importGuide']],
  ['a student', { isStudent: true }, ['support']],
  ['a guardian', { isGuardian: true }, ['support']],
  ['an employee who is a guardian', { isEmployee: true, isGuardian: true }, ['support', 'importTemplate', 'importGuide']],
] as const)('the support page offers %s the links of their role', (_name, roles, offered) => {
  expect(Object.keys(supportOffer(links, { ...noRoles, ...roles }))).toEqual(offered);
});

test('the support page offers no links in a country without any', () => {
  expect(supportOffer({}, { ...noRoles, isEmployee: true })).toEqual({});
});
