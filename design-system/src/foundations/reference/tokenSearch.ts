import MiniSearch from 'minisearch';
import { contrast } from '../../tokens/contrast.ts';
import { contrastPairs } from '../../tokens/contrastPairs.ts';
import { splitMode } from './modeWords.ts';
import { lookUp, type Mode, type ReferenceTable, type TokenReference } from './TokenReference.ts';

/** Something that answers a question. */
export interface Hit {
  readonly id: string;
  readonly title: string;
  /** The value in the mode, or the beginning of the text. */
  readonly answer: string;
  /** The colours that show it. */
  readonly colours: readonly string[];
  /** The token to open; a text has a page instead. */
  readonly token?: string | undefined;
  readonly page?: string | undefined;
}

interface Entry extends Pick<Hit, 'token' | 'page'> {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly more: string;
  readonly isToken: boolean;
  readonly answer: (mode: Mode) => Pick<Hit, 'answer' | 'colours'>;
}

const isColour = (value: string): boolean => value.startsWith('#');

function entriesOf({ tokens, values, texts }: TokenReference): Entry[] {
  const valueIn = (name: string, mode: Mode) => lookUp(values, name, mode);
  return [
    ...tokens.map(
      ({ name, type, descriptions, uses }): Entry => ({
        id: name,
        title: name,
        words: descriptions.join(' '),
        more: [type === 'color' ? 'colour hex' : type, ...uses.map((path) => path.split('/').at(-1))].join(' '),
        token: name,
        isToken: true,
        answer: (mode) => ({ answer: valueIn(name, mode), colours: [valueIn(name, mode)].filter(isColour) }),
      }),
    ),
    ...contrastPairs.map(
      ([foreground, ground, minimum]): Entry => ({
        id: `${foreground} ${ground}`,
        title: `${foreground} on ${ground}`,
        words: 'contrast ratio pair',
        more: '',
        token: foreground,
        isToken: true,
        answer: (mode) => {
          const colours = [valueIn(foreground, mode), valueIn(ground, mode)] as const;
          return { answer: `${contrast(...colours).toFixed(2)}:1, at least ${minimum}:1`, colours };
        },
      }),
    ),
    ...tokens.flatMap(({ name, replaces }) =>
      replaces.map(
        (old): Entry => ({
          id: old,
          title: `${old} (removed)`,
          words: 'removed deprecated replaced',
          more: '',
          token: name,
          isToken: true,
          answer: () => ({ answer: `use ${name}`, colours: [] }),
        }),
      ),
    ),
    ...texts.map(
      ({ path, heading, text }, index): Entry => ({
        id: String(index),
        title: heading,
        words: text,
        more: '',
        page: path,
        isToken: false,
        answer: () => ({ answer: text.length > 120 ? `${text.slice(0, 120)} …` : text, colours: [] }),
      }),
    ),
  ];
}

const asides = new Set(['a', 'an', 'and', 'for', 'how', 'in', 'is', 'of', 'on', 'or', 'the', 'to', 'what', 'which', 'with']);

/** Splits names and sentences into words: `onPrimary` has two. */
const wordsOf = (text: string): string[] => text.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').split(/[^\p{L}\p{N}#]+/u);

/** Returns a mode in which some token has a colour. */
function modeWith(colour: string, tables: readonly ReferenceTable[]): Mode {
  for (const { axes, rows } of tables)
    for (const [key, row] of Object.entries(rows))
      if (row.includes(colour)) return Object.fromEntries(axes.map((axis, index) => [axis, key.split(' ')[index] ?? '']));
  return {};
}

/** The answers to a question, and the mode in which they hold. */
export interface Answers {
  readonly hits: readonly Hit[];
  readonly mode: Mode;
}

/** Makes the search in words over tokens, contrast pairs, removed tokens and the texts of Storybook. */
export function createTokenSearch(reference: TokenReference) {
  const entries = entriesOf(reference);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<Entry>({
    fields: ['title', 'words', 'more'],
    tokenize: wordsOf,
    processTerm: (term) => (asides.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: {
      boost: { title: 3, words: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boostDocument: (id) => (byId.get(id)?.isToken ? 2 : 1),
    },
  });
  index.addAll(entries);

  const withColour = (colour: string, mode: Mode) =>
    entries.filter(({ id, token, answer }) => id === token && answer(mode).answer === colour);

  function find(words: string, mode: Mode): Pick<Answers, 'mode'> & { readonly found: readonly Entry[] } {
    if (isColour(words)) {
      const there = withColour(words, mode).length > 0 ? mode : { ...mode, ...modeWith(words, reference.values) };
      return { found: withColour(words, there), mode: there };
    }
    const all = index.search(words, { combineWith: 'AND' });
    const some = all.length > 0 ? all : index.search(words);
    return { found: some.flatMap(({ id }) => byId.get(id) ?? []), mode };
  }

  return (question: string, shown: Mode): Answers => {
    const { rest, mode: asked } = splitMode(question);
    const { found, mode } = find(rest, { ...shown, ...asked });
    const hits = found.map(({ id, title, token, page, answer }) => ({ id, title, token, page, ...answer(mode) }));
    return { hits, mode };
  };
}
