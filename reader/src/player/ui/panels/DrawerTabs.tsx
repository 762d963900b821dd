import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

const TabRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  marginBlockEnd: token('space.100'),
  borderBlockEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
});
const TabButton = styled('button')({
  minHeight: token('size.target'),
  margin: 0,
  padding: `0 ${token('space.150')}`,
  border: 0,
  borderBlockEnd: `${token('border.marker')} solid transparent`,
  background: 'none',
  color: token('color.text.default'),
  font: 'inherit',
  cursor: 'pointer',
  outlineOffset: `calc(-1 * ${token('focus.width')})`,
  '&:hover': { backgroundColor: token('color.action.hover') },
  '&[aria-selected=true]': { borderBlockEndColor: token('color.action.primary'), fontWeight: token('font.weight.medium') },
  '@media (forced-colors: active)': { '&[aria-selected=true]': { textDecoration: 'underline' } },
});

interface DrawerTab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface DrawerTabsProps {
  readonly label: string;
  readonly tabs: readonly DrawerTab[];
  /** The id of the tab that is shown first, if it is not the first one. */
  readonly first?: string | undefined;
}

/** Shows one of several lists of a drawer at a time, as ARIA tabs: the arrow keys go from one to the next. A single list has no tabs. */
export function DrawerTabs({ label, tabs, first }: DrawerTabsProps) {
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
    const steps: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 };
    const to = steps[event.key];
    const next = to === undefined ? undefined : tabs[to % tabs.length];
    if (!next) return;
    event.preventDefault();
    setChosen(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <>
      <TabRow ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
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
      </TabRow>
      <div role="tabpanel" id={`${prefix}panel`} aria-labelledby={`${prefix}${current.id}`}>
        {current.content}
      </div>
    </>
  );
}
