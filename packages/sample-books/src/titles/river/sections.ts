import { randomFrom } from '@realmkit/design-system/drawing/random.ts';
import type { Line, Page } from '../../publication/title.ts';
import * as words from './words.ts';

/** The number of parts of the novel, and of sections in each part. */
const parts = 12;
const sectionsOfPart = 35;

type Slots = Readonly<Record<string, string>>;

const filled = (template: string, slots: Slots): string => template.replaceAll(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);

/** Creates a draw without replacement: no card repeats before all were drawn. */
function deckOf<Card>(cards: readonly Card[], random: () => number): () => Card {
  let left: Card[] = [];
  return () => {
    if (left.length === 0) left = [...cards];
    const [card] = left.splice(Math.floor(random() * left.length), 1);
    if (card === undefined) throw new Error('A deck without cards.');
    return card;
  };
}

const said = (sentence: string): Line => ({ en: sentence });

/** Writes the sections of the novel: in each the clerk goes to a river, hears a complaint, measures, finds the cause and writes it down. */
export function sections(): Page[] {
  const random = randomFrom(1911);
  const draw = {
    river: deckOf(words.rivers, random),
    person: deckOf(words.people, random),
    complaint: deckOf(words.complaints, random),
    opening: deckOf(words.openings, random),
    meeting: deckOf(words.meetings, random),
    report: deckOf(words.reports, random),
    measure: deckOf(words.measures, random),
    finding: deckOf(words.findings, random),
    thought: deckOf(words.thoughts, random),
    talk: deckOf(words.talks, random),
    closing: deckOf(words.closings, random),
  };
  return Array.from({ length: parts * sectionsOfPart }, (_, index): Page => {
    const part = Math.floor(index / sectionsOfPart);
    const season = words.seasons[part % words.seasons.length] ?? '';
    const river = draw.river();
    const [person, trade, pronoun] = draw.person();
    const [complaint, matter, finding] = draw.complaint();
    const slots: Slots = { river, person, trade, pronoun, complaint, matter, finding, season };
    const sentenceFrom = (template: string) => said(filled(template, slots));
    const number = index + 1;
    const title = `${number}. ${matter.charAt(0).toUpperCase()}${matter.slice(1)} on the ${river}`;
    return {
      name: `section-${String(number).padStart(3, '0')}`,
      title,
      heading: said(title),
      ...(index % sectionsOfPart === 0 && { part: `Part ${part + 1}: ${season.charAt(0).toUpperCase()}${season.slice(1)}` }),
      paragraphs: [
        [sentenceFrom(draw.opening()), sentenceFrom(draw.meeting())],
        [sentenceFrom(draw.report()), sentenceFrom(draw.thought())],
        [sentenceFrom(draw.measure()), sentenceFrom(draw.measure())],
        [sentenceFrom(draw.talk())],
        [sentenceFrom(draw.finding()), sentenceFrom(draw.thought())],
        [sentenceFrom(draw.talk()), sentenceFrom(draw.closing())],
      ],
    };
  });
}
