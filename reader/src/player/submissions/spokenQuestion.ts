import type { ExerciseItem } from './Submission.ts';

/** Ends a text with a full stop where it has no end of its own, so that a voice rests after it. */
const sentence = (text: string): string => (/[.!?…:;。？！؟]\s*$/u.test(text) ? text.trim() : `${text.trim()}.`);

/** Returns what a voice reads of a question: its text, and the options of a choice. */
export function spokenQuestion(item: ExerciseItem): string {
  switch (item.type) {
    case 'open-question':
      return sentence(item.phrase);
    case 'closed-question':
      return [item.phrase, ...item.answer.options.map(({ text }) => text)].map(sentence).join(' ');
    case 'reflection-task':
      return [item.title, item.description].map(sentence).join(' ');
    case 'external-reference':
      return sentence(item.text);
  }
}
