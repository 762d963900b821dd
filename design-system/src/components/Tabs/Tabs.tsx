import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { token } from '../../tokens/token.ts';
import { tabStyle } from './tabStyle.ts';

/** One of several contents in the same place. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** The props of {@link Tabs}. */
export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The id of the tab that is shown first, if it is not the first one. */
  readonly first?: string | undefined;
}

const List = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  marginBlockEnd: token('space.100'),
  borderBlockEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
});

const TabButton = styled('button')({ border: 0, background: 'none', font: 'inherit', cursor: 'pointer', ...tabStyle });

/**
 * Renders one of several contents at a time, as ARIA tabs: the arrow keys go from one to the next, in the direction of the text. A single content
 * has no tabs. Contents with a URL of their own are links instead, as in `LinkTabs`.
 */
export function Tabs({ label, tabs, first }: TabsProps) {
  const [chosen, setChosen] = useState(first ?? tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );
  const current = tabs[at];
  if (tabs.length < 2 || !current) return current?.content;
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const places: Readonly<Record<string, number>> = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: -1 };
    const to = places[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    setChosen(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: name }) => (
          <TabButton
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}`}
            data-tab={id}
            aria-selected={id === current.id}
            aria-controls={`${prefix}panel`}
            tabIndex={id === current.id ? 0 : -1}
            onClick={() => setChosen(id)}
          >
            {name}
          </TabButton>
        ))}
      </List>
      <div role="tabpanel" id={`${prefix}panel`} aria-labelledby={`${prefix}${current.id}`}>
        {current.content}
      </div>
    </>
  );
}
