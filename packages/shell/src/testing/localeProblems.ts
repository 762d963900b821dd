import { locales } from '../i18n/locales.ts';

type Texts = ReadonlyMap<string, string>;

const pluralSuffix = /_(?:ordinal_)?(zero|one|two|few|many|other)$/;

/**
 * Returns the problems of a namespace's locale files: missing locales and keys, drafts, empty texts, bare numbers, different placeholders and tags, missing and
 * unused plural forms.
 * @param files `import.meta.glob('./locales/*.json', { eager: true, import: 'default' })`
 */
export function localeProblems(files: Readonly<Record<string, unknown>>): readonly string[] {
  const texts = new Map(Object.entries(files).map(([path, json]) => [path.match(/([^/]+)\.json$/)?.[1] ?? path, flatten(json)]));
  const missing = locales.filter((locale) => !texts.has(locale)).map((locale) => `${locale}: the file is missing`);
  const reference = texts.get('en-GB') ?? new Map<string, string>();
  return [
    ...missing,
    ...[...texts].flatMap(([locale, own]) => problemsOf(own, reference, locale).map((problem) => `${locale}: ${problem}`)),
  ];
}

/**
 * Fails unless all eight locales of a namespace are complete.
 * @throws Error that lists every problem.
 */
export function expectLocalesComplete(files: Readonly<Record<string, unknown>>): void {
  const problems = localeProblems(files);
  if (problems.length > 0) throw new Error(`Locale files are not complete:\n${problems.join('\n')}`);
}

function problemsOf(own: Texts, reference: Texts, locale: string): string[] {
  const [expected, present] = [byBaseKey(reference), byBaseKey(own)];
  return [
    ...(own.has('draft') ? [`the mark "draft": nobody has translated ${[...own.keys()].filter((key) => key !== 'draft').join(', ')}`] : []),
    ...[...own].filter(([, text]) => text.trim() === '').map(([key]) => `${key} is empty`),
    ...[...own].filter(([, text]) => text.includes('{{count}}')).map(([key]) => `${key} writes its number without separators`),
    ...[...expected.keys()].filter((key) => !present.has(key)).map((key) => `${key} is missing`),
    ...[...present].flatMap(([key, forms]) => {
      const model = expected.get(key);
      if (!model) return [`${key} is not in en-GB`];
      const difference = markers(forms) === markers(model) ? [] : [`${key} has ${markers(forms)} instead of ${markers(model)}`];
      return [...difference, ...pluralProblems(key, forms, locale)];
    }),
  ];
}

/** Returns the texts of a namespace by key, with the plural forms of a text under one key. */
export function byBaseKey(texts: Texts): Map<string, Texts> {
  const groups = new Map<string, Map<string, string>>();
  for (const [key, text] of texts) {
    const base = key.replace(pluralSuffix, '');
    const plural = base !== key && texts.has(`${base}_other`);
    const group = plural ? `${base}_*` : key;
    groups.set(group, (groups.get(group) ?? new Map()).set(key, text));
  }
  return groups;
}

function pluralProblems(key: string, forms: Texts, locale: string): string[] {
  if (!key.endsWith('_*')) return [];
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.map(String);
  const present = [...forms.keys()].map((form) => form.match(pluralSuffix)?.[1] ?? '');
  return [
    ...needed.filter((form) => !present.includes(form)).map((form) => `${key} lacks the plural form ${form}`),
    ...present.filter((form) => form !== 'zero' && !needed.includes(form)).map((form) => `${key} has a plural form ${form} without use`),
  ];
}

/** Returns the placeholders and tags of a text in all its forms: one form may say 'one page' and another '{{count, number}} pages'. */
const markers = (forms: Texts): string =>
  [...new Set([...forms.values()].flatMap((text) => text.match(/\{\{[^}]+\}\}|<\/?\w+\s*\/?>/g) ?? []))].sort().join(' ') ||
  'no placeholders';

/** Returns the texts of a namespace by their full keys, such as `menu.open`. */
export function flatten(json: unknown, prefix = ''): Map<string, string> {
  if (typeof json === 'string') return new Map([[prefix, json]]);
  if (typeof json !== 'object' || json === null) return new Map([[prefix, '']]);
  return new Map(Object.entries(json).flatMap(([key, value]) => [...flatten(value, prefix === '' ? key : `${prefix}.${key}`)]));
}
