import { type Realm, realmIdentities, realms } from '@realmkit/mock-server';

/** The gateway's data about a realm: its host names, and its labels on the launchpad. */
export interface RealmHost {
  readonly realm: Realm;
  /** The suffix of the host name, without a leading dot (shell §1). */
  readonly suffix: string;
  /** The language tag of its texts. */
  readonly locale: string;
  readonly country: string;
  readonly language: string;
  /** True if user management has its own host (shell §2). */
  readonly externalPanel: boolean;
}

const hostDetails: Readonly<Record<Realm, Pick<RealmHost, 'country' | 'language' | 'externalPanel'>>> = {
  de: { country: 'Germany', language: 'Deutsch', externalPanel: true },
  fi: { country: 'Finland', language: 'Suomi', externalPanel: true },
  fr: { country: 'France', language: 'Français', externalPanel: true },
  no: { country: 'Norway', language: 'Norsk bokmål', externalPanel: true },
  nl: { country: 'Netherlands', language: 'Nederlands', externalPanel: false },
  se: { country: 'Sweden', language: 'Svenska', externalPanel: false },
  uk: { country: 'United Kingdom', language: 'English (UK)', externalPanel: true },
  us: { country: 'United States', language: 'English (US)', externalPanel: false },
};

/** The realms in the order of the specification. */
export const realmHosts: readonly RealmHost[] = realms.map((realm) => ({
  realm,
  suffix: realmIdentities[realm].domainSuffix,
  locale: realmIdentities[realm].locale,
  ...hostDetails[realm],
}));

/** Returns the realm whose suffix a host name ends with; a trailing dot and `.localhost` are ignored (shell §1). */
export function realmOfHostname(hostname: string): RealmHost | undefined {
  const name = hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/\.localhost$/, '');
  return realmHosts.find(({ suffix }) => name.endsWith(`.${suffix}`));
}
