/** A text to look for: a part of a text in any case, or a pattern. */
export type TextQuery = string | { readonly source: string; readonly flags: string };

/** A step of a locator, as it is sent to the page. */
export type Step =
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'role'; readonly role: string; readonly name?: TextQuery | undefined; readonly level?: number; readonly exact: boolean }
  | { readonly by: 'label' | 'text'; readonly text: TextQuery; readonly exact: boolean }
  | { readonly by: 'hasText'; readonly text: TextQuery }
  | { readonly by: 'has' | 'or'; readonly query: Query }
  | { readonly by: 'nth'; readonly index: number }
  | { readonly by: 'frame' };

/** The steps from the document to the elements of a locator. */
export type Query = readonly Step[];

/** Returns a text or pattern as it is sent to the page. */
export const textQuery = (text: string | RegExp): TextQuery =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };

const quoted = (text: TextQuery): string => (typeof text === 'string' ? `'${text}'` : `/${text.source}/${text.flags}`);

/** Writes a query as the journey writes it. */
export const formatQuery = (query: Query): string => query.map(formatStep).join('.');

function formatStep(step: Step): string {
  switch (step.by) {
    case 'css':
      return `locator('${step.selector}')`;
    case 'role':
      return `getByRole('${step.role}'${step.name === undefined ? '' : `, { name: ${quoted(step.name)} }`})`;
    case 'label':
      return `getByLabel(${quoted(step.text)})`;
    case 'text':
      return `getByText(${quoted(step.text)})`;
    case 'hasText':
      return `filter({ hasText: ${quoted(step.text)} })`;
    case 'has':
      return `filter({ has: ${formatQuery(step.query)} })`;
    case 'or':
      return `or(${formatQuery(step.query)})`;
    case 'nth':
      return step.index === -1 ? 'last()' : `nth(${step.index})`;
    case 'frame':
      return 'contentFrame()';
  }
}
