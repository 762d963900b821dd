import { AnnouncerProvider, schemeOfPage } from '@realmkit/design-system';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ReaderProps } from '../ReaderProps.ts';
import { pageColourOf } from '../settings/look.ts';
import { ReaderFrame } from './ReaderFrame.tsx';
import { ReaderStyles } from './ReaderTheme.tsx';
import { loadTexts } from './texts.ts';
import { useSettings, useSettingsStore } from './useReader.ts';

function useTexts(locale: ReaderProps['locale']): i18n | undefined {
  const [texts, setTexts] = useState<i18n>();
  useEffect(() => {
    let current = true;
    void loadTexts(locale).then((loaded) => {
      if (current) setTexts(loaded);
    });
    return () => {
      current = false;
    };
  }, [locale]);
  return texts;
}

/** Renders the reader in its own shadow root, so that no style leaks in or out; it fills its parent. */
export function BookReader(props: ReaderProps) {
  const [root, setRoot] = useState<ShadowRoot>();
  const settings = useSettingsStore();
  const pageColour = pageColourOf(useSettings(settings), props.scheme);
  const texts = useTexts(props.locale);
  const appearance = { realm: props.realm, theme: props.theme, pageColour, scheme: schemeOfPage(pageColour) };
  const take = (element: HTMLDivElement | null) => {
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  };
  return (
    <div ref={take} data-realmkit-reader={props.bookId} lang={props.locale} style={{ width: '100%', height: '100%' }}>
      {root
        ? createPortal(
            <AnnouncerProvider root={root}>
              <ReaderStyles {...appearance} />
              <ReaderFrame props={props} settings={settings} texts={texts} appearance={appearance} root={root} />
            </AnnouncerProvider>,
            root,
          )
        : null}
    </div>
  );
}
