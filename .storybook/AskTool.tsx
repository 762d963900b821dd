import { useCallback, useEffect, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { AskDialog } from '../design-system/src/foundations/reference/AskDialog.tsx';
import type { Mode, TokenReference } from '../design-system/src/foundations/reference/TokenReference.ts';
import type { Hit } from '../design-system/src/foundations/reference/tokenSearch.ts';
import { themeFromGlobals } from './storyTheme.ts';

const load = async (): Promise<TokenReference> => {
  const response = await fetch('./token-reference.json');
  if (!response.ok) throw new Error(`The reference of tokens was answered by ${response.status}.`);
  return response.json();
};

/** Renders the button of the toolbar that asks tokens and guides in words, and opens what answers. */
export function AskTool() {
  const api = useStorybookApi();
  const { index = {} } = useStorybookState();
  const [globals, updateGlobals] = useGlobals();
  const [isOpen, setOpen] = useState(false);
  const { realm, theme, scheme } = themeFromGlobals(globals);

  useEffect(() => {
    void api.setAddonShortcut('realmkit', {
      label: 'Ask tokens and guides',
      defaultShortcut: ['Q'],
      actionName: 'ask',
      action: () => setOpen(true),
    });
  }, [api]);

  const onClose = useCallback(() => setOpen(false), []);
  const onChoose = ({ token, page }: Hit, mode: Mode) => {
    updateGlobals({ ...mode, ...(token !== undefined && { token: token.replaceAll('.', '-') }) });
    if (token !== undefined) return api.selectStory('design-system-foundations-tokens--reference');
    const pages = Object.values(index).filter((entry) => 'importPath' in entry && entry.importPath === page);
    const found = pages.find(({ type }) => type === 'docs') ?? pages[0];
    if (found) api.selectStory(found.id);
  };

  return (
    <>
      <Button variant="ghost" padding="small" ariaLabel="Ask tokens and guides" onClick={() => setOpen(true)}>
        Ask
      </Button>
      {isOpen ? <AskDialog mode={{ realm, theme, scheme }} load={load} onChoose={onChoose} onClose={onClose} /> : null}
    </>
  );
}
