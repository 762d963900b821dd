import type { FakeShellOptions } from '@realmkit/shell/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/openPage.tsx';

const links = {
  support: 'https://support.example/',
  feedback: 'https://feedback.example/',
  importTemplate: 'https://files.example/import-uk.xlsx',
  importGuide: 'https://files.example/import-uk.pdf',
};

const open = async (options: FakeShellOptions) => {
  await openPage('/support', options);
  await screen.findByRole('region', { name: 'Get help' });
};

const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the support page links a teacher to help, feedback, the Excel template and the PDF guide of the country', {
  tags: ['shell §1.22', 'shell §2.39', 'admin §2.14'],
}, async () => {
  await open({ links });
  expect(screen.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  expect([/^Open the support site/, /^Give feedback/, /^Excel template/, /^Guide \(PDF\)/].map(hrefOf)).toEqual(Object.values(links));
});

test('the support page links a pupil to help, but not to import files or feedback', async () => {
  await open({ links, organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'student', active: true }] });
  expect(hrefOf(/^Open the support site/)).toBe(links.support);
  expect(screen.queryByText(/Excel|PDF/)).toBeNull();
  expect(screen.queryByRole('link', { name: /feedback/i })).toBeNull();
});

test('the support page refers to the school if the country has no support site', async () => {
  await open({ links: {} });
  expect(screen.getByText(/^Ask the person at your school who looks after the platform\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Open the support site/ })).toBeNull();
});
