/** The switches of a search. */
export interface SearchOptions {
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

/** A text in the form in which words are compared, with the way back to the letters it came from. */
export interface SearchText {
  readonly text: string;
  /** The position in the source of each letter of the text, and the end of the source. */
  readonly positions: readonly number[];
}

/** Letters that are not seen, and only say where a line may break or how letters join and look; and the tatweel, which makes an Arabic word longer. */
const ignored = /[\p{Default_Ignorable_Code_Point}\u0640]/gu;

/** Those of them that say nothing of how the letters beside them look. */
const unseen = /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/** Accents of alphabets whose words are also written without them; the marks of other scripts are letters. */
const accents =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]/gu;

/** A letter with its combining marks: also the voicing marks of half-width kana, and the parts of a Korean syllable. */
const clusters = /\P{M}[\p{M}\uff9e\uff9f\u1160-\u11ff]*|\p{M}+/gu;

/** What a keyboard has for what is printed: quotation marks, hyphens, and the letters of those ligatures that Unicode does not take apart. */
const typed: readonly (readonly [RegExp, string])[] = [
  [/[\u2018-\u201b\u2032\u2039\u203a\u02bc\u00b4\u0060\u05f3]/g, "'"],
  [/[\u201c-\u201f\u2033\u00ab\u00bb\u05f4]/g, '"'],
  [/[\u2010-\u2015\u2212\u05be]/g, '-'],
  [/œ/g, 'oe'],
  [/Œ/g, 'OE'],
  [/æ/g, 'ae'],
  [/Æ/g, 'AE'],
];

/** Folds a letter as Unicode does without regard to case: by its capital, so that "ß" equals "ss" and a final sigma equals another. */
const foldCase = (text: string): string => text.toUpperCase().toLowerCase();

const ascii = /^[\u0021-\u007e]$/;

function foldCluster(cluster: string, matchCase: boolean): string {
  let folded = cluster;
  if (!ascii.test(cluster)) {
    folded = cluster.normalize('NFKD').replace(ignored, '').replace(accents, '').normalize('NFC');
    for (const [letters, plain] of typed) folded = folded.replace(letters, plain);
  }
  return matchCase ? folded : foldCase(folded);
}

/** Collects texts for a search; a cache of the folded letters makes it one look-up per letter. */
export function createSearchText(matchCase: boolean) {
  const foldings = new Map<string, string>();
  const positions: number[] = [];
  let text = '';
  let source = 0;
  const addBlank = () => {
    if (text === '' || text.endsWith(' ')) return;
    text += ' ';
    positions.push(source);
  };
  return {
    /** Adds the border of a block, at which words end. */
    addBorder: addBlank,
    add: (part: string) => {
      for (const [cluster] of part.matchAll(clusters)) {
        // The mark on a blank is no reason to join two words.
        if (/^[\s\u0085]/u.test(cluster) && cluster !== '\ufeff') addBlank();
        else {
          let folded = foldings.get(cluster);
          if (folded === undefined) {
            folded = foldCluster(cluster, matchCase);
            foldings.set(cluster, folded);
          }
          text += folded;
          for (let count = 0; count < folded.length; count += 1) positions.push(source);
        }
        source += cluster.length;
      }
    },
    finish: (): SearchText => ({ text, positions: [...positions, source] }),
  };
}

/** Returns words in the form in which they are compared; empty if there is nothing to search for. */
export function foldQuery(words: string, { matchCase }: SearchOptions): string {
  const query = createSearchText(matchCase);
  query.add(words);
  return query.finish().text.trim();
}

const isWordLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}\p{M}_]/u.test(letter);

/** Finds a folded query; returns the positions in the folded text. */
export function* findMatches({ text }: SearchText, query: string, { wholeWords }: SearchOptions): Generator<number> {
  for (let at = text.indexOf(query); at >= 0 && query !== ''; at = text.indexOf(query, at + query.length)) {
    const isPart =
      (isWordLetter(query[0]) && isWordLetter(text[at - 1])) || (isWordLetter(query.at(-1)) && isWordLetter(text[at + query.length]));
    if (!wholeWords || !isPart) yield at;
  }
}

/** Returns the position in the source after the letter at a position of the folded text. */
export function endOf({ positions }: SearchText, at: number): number {
  let next = at + 1;
  // A letter that became two ends with the second.
  while (next < positions.length - 1 && positions[next] === positions[at]) next += 1;
  return positions[next] ?? 0;
}

/** Returns a part of the source as it is shown in a list: in one line, without letters that are not seen. */
export function excerptOf(folded: SearchText, source: string, from: number, to: number): string {
  const { text, positions } = folded;
  let excerpt = '';
  for (let at = Math.max(0, from); at < Math.min(to, text.length); at += 1) {
    if (text[at] === ' ') excerpt += ' ';
    // The border of a block has the position of the letter after it; the second half of a letter that became two is shown already.
    else if (at === 0 || text[at - 1] === ' ' || positions[at] !== positions[at - 1])
      excerpt += source.slice(positions[at], endOf(folded, at)).replace(unseen, '');
  }
  return excerpt;
}
