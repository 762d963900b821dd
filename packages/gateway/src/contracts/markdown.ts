import { html } from 'hono/html';
import type { Html } from '../page.ts';

/** Renders code and emphasis within a line. */
export const inline = (line: string): (Html | string)[] =>
  line.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`') && part.length > 2) return html`<code>${part.slice(1, -1)}</code>`;
    if (part.startsWith('**') && part.length > 4) return html`<strong>${part.slice(2, -2)}</strong>`;
    return part;
  });

/** Renders a description of a contract: paragraphs, lists, code and emphasis; other Markdown stays unchanged. */
export function markdown(source: string): Html[] {
  const blocks = source
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block !== '');
  return blocks.map((block) => {
    if (!block.trimStart().startsWith('- ')) return html`<p>${inline(block)}</p>`;
    const items = block.trim().split(/\n(?=\s*- )/);
    return html`<ul>${items.map((item) => html`<li>${inline(item.replace(/^\s*- /, ''))}</li>`)}</ul>`;
  });
}
