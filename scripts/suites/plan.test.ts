import { expect, test } from 'vitest';
import { chooseGroups, groups, rowWithoutEngine } from './plan.mjs';

const namesOf = (words: string): string[] => chooseGroups(words).flatMap(({ suites }) => suites.map(({ name }) => name));

test('`npm test` runs a smoke part of each other engine', () => {
  expect(chooseGroups('')).toBe(groups);
  expect(namesOf('other engines')).toEqual(['smoke in Firefox', 'smoke in WebKitGTK', 'smoke in an emulated iPad']);
});

test.each([
  ['firefox', ['journeys in Firefox']],
  ['webkit', ['journeys in WebKitGTK']],
  ['ipad', ['journeys in an emulated iPad']],
])('`npm test -- %s` runs all journeys in that engine and not the smoke part', (words, names) => {
  expect(namesOf(words)).toEqual(names);
});

test('`npm run test:engines` runs all journeys in each other engine, and the stories in Firefox', () => {
  expect(namesOf('engines')).toEqual([
    'journeys in Firefox',
    'journeys in WebKitGTK',
    'journeys in an emulated iPad',
    ...['admin', 'design-system', 'consumer', 'reader', 'shell', 'admin-kit'].map((workspace) => `${workspace} stories in Firefox`),
  ]);
});

test('`npm test` runs the quick commands of the texts, and `npm run test:commands` all of them', () => {
  expect(chooseGroups('').find(({ name }) => name === 'commands')).toMatchObject({ suites: [{ task: '//#check:commands' }] });
  expect(chooseGroups('commands')).toMatchObject([{ suites: [{ task: '//#check:all-commands' }] }]);
});

test('other words choose suites by their name or by the name of their group', () => {
  expect(namesOf('journeys')).toEqual([
    ...['admin', 'consumer', 'reader', 'gateway', 'across-apps'].map((name) => `${name} journeys`),
    'a sample of failing calls',
  ]);
  expect(namesOf('consumer units')).toEqual(['consumer units']);
  expect(namesOf('no such suite')).toEqual([]);
});

test('a suite of another engine reports where the coverage of the specification does not read', () => {
  for (const { reports } of [...chooseGroups('other engines'), ...chooseGroups('engines')].flatMap(({ suites }) => suites))
    expect(reports).toMatch(/^(?:packages\/)?[\w-]+\/test-results\/engines\/[\w-]+$/);
});

test('a suite whose engine is missing never counts as passed, and fails only where a person asked for that engine', () => {
  const suite = { name: 'journeys in Firefox' };
  expect(rowWithoutEngine(suite, '')).toEqual({ name: 'journeys in Firefox', passed: 0, failures: [], isNotRun: true });
  expect(rowWithoutEngine(suite, 'firefox')).toMatchObject({ passed: 0, failures: ['journeys in Firefox: not run'] });
});
