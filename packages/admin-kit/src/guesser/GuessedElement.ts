/** What only code can express: its text, and its value where the page is shown at once. */
export interface Expression {
  readonly code: string;
  readonly value?: unknown;
}

/** An element of a guessed page, which is shown and printed from the same description. */
export interface GuessedElement {
  /** The component's name in the kit. */
  readonly component: string;
  readonly props: Readonly<Record<string, string | number | true | Expression>>;
  readonly children: readonly (GuessedElement | Comment)[];
}

/** What the guess leaves to the reader of the code. */
export interface Comment {
  readonly comment: string;
}

/** Creates an element; a prop without a value is left out. */
export function element(
  component: string,
  props: Readonly<Record<string, string | number | boolean | Expression | undefined>> = {},
  children: GuessedElement['children'] = [],
): GuessedElement {
  const given = Object.entries(props).flatMap(([name, value]) => (value === undefined || value === false ? [] : [[name, value] as const]));
  return { component, props: Object.fromEntries(given), children };
}
