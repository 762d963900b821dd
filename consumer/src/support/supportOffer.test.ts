import { expect, test } from 'vitest';
import { supportOffer } from './supportOffer.ts';

const links = {
  support: 'https://support.example',
  feedback: 'https://feedback.example',
  importTemplate: 'https://files.example/import.xlsx',
  importGuide: 'https://files.example/import.pdf',
  panel: 'https://panel.example',
};
const nobody = { isAdmin: false, isEmployee: false, isGuardian: false, isStudent: false, isSuperuser: false };

test.each([
  ['an employee', { isEmployee: true }, ['support', 'feedback', 'importTemplate', 'importGuide']],
  ['a superuser', { isSuperuser: true }, ['support', 'feedback', 'importTemplate', 'importGuide']],
  ['a student', { isStudent: true }, ['support']],
  ['a guardian', { isGuardian: true }, ['support']],
  ['an employee who is a guardian', { isEmployee: true, isGuardian: true }, ['support', 'importTemplate', 'importGuide']],
] as const)('%s is offered what is for them', (_name, roles, offered) => {
  expect(Object.keys(supportOffer(links, { ...nobody, ...roles }))).toEqual(offered);
});

test('a country without links offers none', () => {
  expect(supportOffer({}, { ...nobody, isEmployee: true })).toEqual({});
});
