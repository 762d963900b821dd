import type { Realm } from './Realm.ts';

/** The locale of a realm's texts (shell §1). */
export type Locale = 'de' | 'fi' | 'fr' | 'nb' | 'nl' | 'sv' | 'en-GB' | 'en-US';

/** The direction in which a language is read. */
export type Direction = 'ltr' | 'rtl';

/** The brands of the realms; France has its own (shell §1). */
export type Brand = 'realmkit' | 'libellule';

/** The identity of a realm: domain, language, name and pictures. */
export interface RealmIdentity {
  readonly realm: Realm;
  readonly locale: Locale;
  /** The suffix of the realm's host names, without a leading dot (shell §1). */
  readonly domainSuffix: string;
  /** The value of `<html lang>`. */
  readonly lang: Locale;
  readonly dir: Direction;
  readonly brand: Brand;
  /** The name in the realm's logo. */
  readonly name: string;
  readonly pageTitle: string;
  /** The URL of the logo for light surfaces. */
  readonly logo: string;
  /** The URL of the logo for dark surfaces. */
  readonly logoOnDark: string;
  readonly favicon: string;
}

const names: Record<Brand, string> = { realmkit: 'Realmkit', libellule: 'Libellule' };

function identity(realm: Realm, locale: Locale, domainSuffix: string, motto: string, brand: Brand = 'realmkit'): RealmIdentity {
  const name = names[brand];
  return {
    realm,
    locale,
    domainSuffix,
    lang: locale,
    dir: 'ltr',
    brand,
    name,
    pageTitle: `${name} – ${motto}`,
    logo: `/brand/${realm}/logo.svg`,
    logoOnDark: `/brand/${realm}/logo-on-dark.svg`,
    favicon: `/brand/${realm}/favicon.svg`,
  };
}

/** The identity of every realm (shell §1). */
export const realmIdentities: Readonly<Record<Realm, RealmIdentity>> = {
  de: identity('de', 'de', 'de', 'lesen und lernen'),
  fi: identity('fi', 'fi', 'fi', 'lue ja opi'),
  fr: identity('fr', 'fr', 'fr', 'lire et apprendre', 'libellule'),
  no: identity('no', 'nb', 'no', 'les og lær'),
  nl: identity('nl', 'nl', 'nl', 'lezen en leren'),
  se: identity('se', 'sv', 'se', 'läs och lär'),
  uk: identity('uk', 'en-GB', 'co.uk', 'read and learn'),
  us: identity('us', 'en-US', 'com', 'read and learn'),
};
