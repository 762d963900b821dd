import { ServiceError } from '@realmkit/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeShell, FakePage } from '../../testing/index.ts';
import { ServiceDown } from './ServiceDown.tsx';
import UnknownRealm from './UnknownRealm.tsx';

function Broken(): never {
  throw new ServiceError(500, 'InternalError', 'Broken on purpose');
}

/** The pages that are shown when an app cannot be shown. */
const meta = {
  title: 'Shell/Pages',
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ shell: await createFakeShell({ locale: 'sv' }) })],
} satisfies Meta;

export default meta;

/** The platform cannot be reached; the page retries by itself. */
export const PlatformDown: StoryObj = {
  render: (_args, { loaded: { shell } }) => (
    <FakePage shell={shell}>
      <ServiceDown retry={() => new Promise(() => {})} detail="config.json: services is missing" />
    </FakePage>
  ),
};

/** A host without a realm. */
export const RealmUnknown: StoryObj = {
  render: (_args, { loaded: { shell } }) => (
    <FakePage shell={shell}>
      <UnknownRealm message="Realm dk is not initialised" />
    </FakePage>
  ),
};

/** An unknown URL. */
export const NotFound: StoryObj = {
  render: (_args, { loaded: { shell } }) => <FakePage shell={shell} path="/nowhere" routes={[{ path: '/', element: null }]} />,
};

/** A page that throws. */
export const Failed: StoryObj = {
  render: (_args, { loaded: { shell } }) => (
    <FakePage shell={shell} routes={[{ path: '/', handle: { access: 'guest' }, element: <Broken /> }]} />
  ),
};
