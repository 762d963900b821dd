import type { Realm } from './Realm.ts';

/** The radii of a brand where no style sheet of tokens reaches, such as on the page that logs in. */
export interface BrandRadii {
  readonly control: string;
  readonly button: string;
  readonly card: string;
}

/** The radii of each realm in the theme default; a test compares them with the tokens. */
export const brandRadii: Readonly<Record<Realm, BrandRadii>> = {
  de: { control: '6px', button: '6px', card: '8px' },
  fi: { control: '10px', button: '14px', card: '18px' },
  fr: { control: '12px', button: '22px', card: '20px' },
  nl: { control: '3px', button: '3px', card: '4px' },
  no: { control: '4px', button: '4px', card: '6px' },
  se: { control: '8px', button: '8px', card: '12px' },
  uk: { control: '8px', button: '16px', card: '12px' },
  us: { control: '10px', button: '10px', card: '16px' },
};
