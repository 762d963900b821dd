// The English texts of the apps and mails.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './projectFiles.ts';

/** A text that people read. */
export interface Text {
  /** Namespace and path: `consumer/shop:cards.removeText`. Plural forms share a key. */
  readonly key: string;
  readonly text: string;
}

/** Splits a text at the ends of its sentences. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) (?=\S)/).map((sentence) => sentence.trim());

/** Returns the texts of a namespace, with one key for all plural forms. */
function flatten(node: object, path: string): Text[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (typeof value === 'object' && value !== null) return flatten(value, `${path}${name}.`);
    return [{ key: `${path}${name.replace(/_(one|other)$/, '')}`, text: String(value) }];
  });
}

/** Returns the texts of a locale file such as `consumer/src/locales/shop/en-GB.json`, whose namespace is `consumer/shop`. */
function localeTexts(file: string, json: string): Text[] {
  const folders = file.split('/').slice(0, -1);
  return flatten(JSON.parse(json), `${folders.filter((folder) => !['packages', 'src', 'locales'].includes(folder)).join('/')}:`);
}

const root = join(import.meta.dirname, '..');

/** Reads a file of the project by its path from the root. */
export const readProjectFile = (path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

/** Returns the texts of all workspaces and mails in one of the two variants of English. */
export function projectTexts(locale: 'en-GB' | 'en-US'): Text[] {
  return projectFiles([`*/${locale}.json`]).flatMap((file) => localeTexts(file, readProjectFile(file) ?? '{}'));
}
