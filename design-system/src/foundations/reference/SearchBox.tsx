import { type KeyboardEvent, useId, useState } from 'react';
import { token } from '../../tokens/token.ts';
import { modeInWords } from './modeWords.ts';
import type { Mode } from './TokenReference.ts';
import type { Answers, Hit } from './tokenSearch.ts';

interface SearchBoxProps {
  readonly search: (question: string, mode: Mode) => Answers;
  /** The mode of the answers, as far as the question names no other. */
  readonly mode: Mode;
  readonly onChoose: (hit: Hit, mode: Mode) => void;
}

/** How many answers a question has at most. */
const most = 12;

const small = { fontSize: token('font.size.small') };
const swatch = {
  width: token('space.300'),
  height: token('space.300'),
  border: `${token('border.thin')} solid ${token('color.border.control')}`,
};

function Option({ hit, id, isActive, onChoose }: { hit: Hit; id: string; isActive: boolean; onChoose: () => void }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: The field has the focus and its keys choose.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onChoose}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: token('space.100'),
        padding: token('space.100'),
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        borderInlineStart: `${token('border.marker')} solid ${isActive ? token('color.action.primary') : 'transparent'}`,
        ...(isActive && { backgroundColor: token('color.action.selected'), color: token('color.action.onSelected') }),
      }}
    >
      {hit.colours.map((colour, index) => (
        <span key={index} style={{ ...swatch, backgroundColor: colour }} />
      ))}
      <strong>{hit.title}</strong>
      <span style={small}>{hit.answer}</span>
    </div>
  );
}

/** Renders a field that is asked in words, and the answers below it: arrows move through them, Enter takes one, Escape empties the field. */
export function SearchBox({ search, mode: shown, onChoose }: SearchBoxProps) {
  const id = useId();
  const [question, setQuestion] = useState('');
  const [active, setActive] = useState(0);
  const asked = question.trim() === '' ? undefined : search(question, shown);
  const hits = asked?.hits.slice(0, most) ?? [];
  const mode = asked?.mode ?? shown;
  const optionId = (index: number) => `${id}-${index}`;

  const ask = (words: string) => {
    setQuestion(words);
    setActive(0);
  };
  const choose = (hit: Hit | undefined) => {
    if (!hit) return;
    ask('');
    onChoose(hit, mode);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') choose(hits[active]);
    else if (event.key === 'Escape' && question !== '') ask('');
    else if (step && hits.length > 0) setActive((active + step + hits.length) % hits.length);
    else return;
    // Neither a dialog closes nor the page scrolls by a key that the field has used.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <search style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.100') }}>
      <label htmlFor={id}>Ask in words</label>
      <input
        id={id}
        type="search"
        role="combobox"
        autoComplete="off"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-answers`}
        aria-autocomplete="list"
        aria-describedby={`${id}-count`}
        aria-activedescendant={hits.length > 0 ? optionId(active) : undefined}
        placeholder="destructive button, Finland, dark"
        value={question}
        onChange={(event) => ask(event.target.value)}
        onKeyDown={onKeyDown}
        style={{
          minHeight: token('size.target'),
          padding: token('space.100'),
          border: `${token('border.thin')} solid ${token('color.border.control')}`,
          borderRadius: token('radius.control'),
          backgroundColor: token('color.surface.raised'),
          color: token('color.text.default'),
          font: 'inherit',
        }}
      />
      <p id={`${id}-count`} style={{ ...small, margin: 0, color: token('color.text.muted') }}>
        {asked ? `${asked.hits.length} answers in ${modeInWords(mode)}` : `Answers are for ${modeInWords(mode)}`}
      </p>
      <div id={`${id}-answers`} role="listbox" aria-label="Answers" hidden={hits.length === 0}>
        {hits.map((hit, index) => (
          <Option key={hit.id} hit={hit} id={optionId(index)} isActive={index === active} onChoose={() => choose(hit)} />
        ))}
      </div>
    </search>
  );
}
