// The English texts of the apps and mails.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { projectFiles } from './projectFiles.ts';

/** A text that people read. */
export interface Text {
  /** Namespace and path: `consumer/shop:cards.removeText`, `mail:receipt`. Plural forms share a key. */
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

type Syntax = { readonly type?: string; readonly [property: string]: unknown };
const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null;

/** Returns the string literals of a syntax tree in their order; an expression inside a template is a placeholder. */
function literalsOf(node: unknown): string[] {
  if (!isSyntax(node)) return [];
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  const inside = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).flatMap(literalsOf));
  if (node.type !== 'TemplateLiteral') return inside;
  const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  const names = (node.expressions as readonly Syntax[]).map(({ name, property }) => name ?? (isSyntax(property) ? property.name : '…'));
  return [quasis.map(({ value }, index) => (index === 0 ? '' : `{{${names[index - 1]}}}`) + value.cooked).join(''), ...inside];
}

/** Returns the texts of the module with the English mails: all literals of a mail have its name as key. */
function mailTexts(source: string): Text[] {
  const texts: Text[] = [];
  const visit = (node: unknown): void => {
    if (!isSyntax(node)) return;
    if (node.type !== 'ObjectExpression') {
      for (const value of Object.values(node)) for (const one of Array.isArray(value) ? value : [value]) visit(one);
      return;
    }
    for (const { key, value } of node.properties as readonly { readonly key: Syntax; readonly value: unknown }[])
      for (const text of literalsOf(value)) texts.push({ key: `mail:${key.name}`, text });
  };
  const { program, errors } = parseSync('english.ts', source);
  if (errors.length > 0) throw new Error(`The module with the mails cannot be parsed: ${errors[0]?.message}`);
  visit(program.body.find(({ type }) => type === 'ExportNamedDeclaration'));
  return texts;
}

const root = join(import.meta.dirname, '..');

/** Reads a file of the project by its path from the root. */
export const readProjectFile = (path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

/** Returns the texts of all workspaces and mails in one of the two variants of English. */
export function projectTexts(locale: 'en-GB' | 'en-US'): Text[] {
  return [
    ...projectFiles([`*/${locale}.json`]).flatMap((file) => localeTexts(file, readProjectFile(file) ?? '{}')),
    ...['billing', 'identity'].flatMap((domain) =>
      mailTexts(readProjectFile(`mock-server/src/platform/domains/${domain}/mails/english.ts`) ?? ''),
    ),
  ];
}
