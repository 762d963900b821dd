/** Letters that run from right to left, and the invisible marks that change the direction of what follows. */
const runsTheOtherWay =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u200f\u061c\u202a-\u202e\u2066-\u2069]/u;

/**
 * Isolates a name that runs from right to left from the text around it, whose numbers and punctuation it would turn around otherwise. Every locale runs
 * from left to right, so all other names stay as they are. For what people read: never for texts that are stored, copied, exported or compared.
 */
export const isolate = (name: string): string => (runsTheOtherWay.test(name) ? `\u2068${name}\u2069` : name);
