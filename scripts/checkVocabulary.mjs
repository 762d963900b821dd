#!/usr/bin/env node
// Refuses the words of `retiredWords.json` in identifiers and file names of the given files, or of the whole tree: engineers search for the field's names.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { projectFiles } from './projectFiles.ts';

const { retired, exempt } = JSON.parse(readFileSync(new URL('retiredWords.json', import.meta.url), 'utf8'));

/** Splits a name into its words, in lower case: `useFocusRestoration` becomes ` use focus restoration `. */
const wordsOf = (name) => ` ${name.replace(/([a-z\d])([A-Z])|[^A-Za-z]+/g, '$1 $2').toLowerCase()} `;

const patterns = Object.keys(retired).map((name) => [name, wordsOf(name)]);
const retiredWordIn = (name) => patterns.find(([, words]) => wordsOf(name).includes(words))?.[0];
const isExempt = (file, name) => exempt.some((entry) => entry.name === name && file.startsWith(entry.folder));

/** Returns the identifiers of a source file, with the line where each stands first. */
function identifiersOf(file) {
  const source = readFileSync(file, 'utf8');
  const names = new Map();
  const add = ({ name, start }) => {
    if (!names.has(name)) names.set(name, source.slice(0, start).split('\n').length);
  };
  new Visitor({ Identifier: add, JSXIdentifier: add }).visit(parseSync(file, source).program);
  return names;
}

const files = process.argv.length > 2 ? process.argv.slice(2) : projectFiles();
const problems = files.flatMap((file) => {
  const names = /\.(ts|tsx|js|mjs)$/.test(file) ? [...identifiersOf(file)] : [];
  return [[basename(file), 1], ...names].flatMap(([name, line]) => {
    const word = retiredWordIn(name);
    return word === undefined || isExempt(file, name) ? [] : [`${file}:${line} ${name}: "${word}" is retired; ${retired[word]}`];
  });
});
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
