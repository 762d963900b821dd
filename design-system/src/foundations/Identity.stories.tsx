import type { Meta, StoryObj } from '@storybook/react-vite';
import { realmIdentities } from '../realm/identities.ts';
import { realms } from '../realm/Realm.ts';
import { token } from '../tokens/token.ts';

/** Renders the brand pictures as files, as in mails and browsers, each in its realm's colours. */
function Identity() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))', gap: '1rem' }}>
      {realms.map((realm) => {
        const { name, logo, logoOnDark, favicon, pageTitle } = realmIdentities[realm];
        return (
          <figure key={realm} data-realm={realm} data-theme="default" data-scheme="light" style={{ margin: 0 }}>
            <div style={{ display: 'grid', gap: '1rem', padding: '1rem', background: '#fff' }}>
              <img src={logo} alt={`${name} in ${realm}`} height={40} />
              <img src={favicon} alt={`Icon in ${realm}`} width={32} height={32} />
            </div>
            <div style={{ padding: '1rem', background: token('color.surface.bar') }}>
              <img src={logoOnDark} alt={`${name} in ${realm}, on dark`} height={40} />
            </div>
            <figcaption>{pageTitle}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

const meta = { component: Identity } satisfies Meta<typeof Identity>;
export default meta;

export const EightRealms: StoryObj<typeof meta> = {};
