import type { Realm } from './Realm.ts';

/** The colours of a brand where no style sheet of tokens reaches, such as in mails; #rrggbb. */
export interface BrandColours {
  /** The ground of bars; white is readable on it. */
  readonly bar: string;
  /** Links and buttons on light grounds; white is readable on it. */
  readonly onLight: string;
  /** Links and buttons on dark grounds. */
  readonly onDark: string;
}

/** The colours of each realm; a test compares them with the tokens. */
export const brandColours: Readonly<Record<Realm, BrandColours>> = {
  de: { bar: '#06551d', onLight: '#0a7027', onDark: '#9dd8a4' },
  fi: { bar: '#074e64', onLight: '#0c6783', onDark: '#7ad5f6' },
  fr: { bar: '#7b1259', onLight: '#9d2174', onDark: '#fda9d7' },
  nl: { bar: '#723103', onLight: '#944204', onDark: '#feb38f' },
  no: { bar: '#065344', onLight: '#0a6c5b', onDark: '#93d7c7' },
  se: { bar: '#094782', onLight: '#105ea7', onDark: '#a5cbfd' },
  uk: { bar: '#59365c', onLight: '#744978', onDark: '#faa8fd' },
  us: { bar: '#4d3486', onLight: '#6547ab', onDark: '#d7bafb' },
};
