import { useEffect, useRef, useState } from 'react';
import { token } from '../../tokens/token.ts';
import { SearchBox } from './SearchBox.tsx';
import type { Mode, TokenReference } from './TokenReference.ts';
import { createTokenSearch, type Hit } from './tokenSearch.ts';

/** The props of {@link AskDialog}. */
export interface AskDialogProps {
  readonly mode: Mode;
  readonly load: () => Promise<TokenReference>;
  readonly onChoose: (hit: Hit, mode: Mode) => void;
  readonly onClose: () => void;
}

/** Renders a dialog that is asked in words; it closes with an answer, with Escape and beside it. It uses no MUI, as Storybook's manager has none. */
export function AskDialog({ mode, load, onChoose, onClose }: AskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState<{ readonly of: ReturnType<typeof createTokenSearch> } | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isHere = true;
    load().then(
      (reference) => isHere && setSearch({ of: createTokenSearch(reference) }),
      () => isHere && setSearch('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  useEffect(() => {
    const element = dialog.current;
    if (element?.isConnected && !element.open) element.showModal();
  }, []);
  useEffect(() => {
    if (typeof search === 'object') dialog.current?.querySelector('input')?.focus();
  }, [search]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too.
    <dialog
      ref={dialog}
      aria-label="Ask tokens and guides"
      data-realm={mode.realm}
      data-theme={mode.theme}
      data-scheme={mode.scheme}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      style={{
        boxSizing: 'border-box',
        width: `min(${token('size.reading')}, calc(100vw - ${token('space.400')}))`,
        maxHeight: `calc(100dvh - ${token('space.800')})`,
        marginBlockStart: token('space.400'),
        padding: token('space.200'),
        border: `${token('border.thin')} solid ${token('color.border.divider')}`,
        borderRadius: token('radius.card'),
        backgroundColor: token('color.surface.raised'),
        color: token('color.text.default'),
        boxShadow: token('shadow.overlay'),
        fontFamily: token('font.family.ui'),
        fontSize: token('font.size.body'),
        lineHeight: token('font.lineHeight.body'),
        // The toolbar around it breaks no lines.
        whiteSpace: 'normal',
      }}
    >
      {typeof search === 'object' ? (
        <SearchBox
          search={search.of}
          mode={mode}
          onChoose={(hit, there) => {
            dialog.current?.close();
            onChoose(hit, there);
          }}
        />
      ) : (
        <p>{search === 'loading' ? 'The tokens are being read.' : 'The tokens could not be read. Load the page again.'}</p>
      )}
    </dialog>
  );
}
