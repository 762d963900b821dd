import { ServiceError } from '@realmkit/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectReport } from '../../../../../scripts/suites/reports.ts';
import { createFakeShell, FakePage } from '../../testing/index.ts';
import { ServiceDown } from './ServiceDown.tsx';
import { TextsNotLoaded } from './TextsNotLoaded.tsx';
import { UnknownRealm } from './UnknownRealm.tsx';

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

/** Not even the texts of the shell could be loaded. */
export const WithoutTexts: StoryObj = { render: () => <TextsNotLoaded locale="de" /> };

/** The distance of an element's middle from that of the element around it, in px. */
function fromTheMiddle(element: Element, around: Element): number {
  const middle = (box: DOMRect, [before, after]: readonly [string, string]) =>
    (box.top + Number.parseFloat(before) + box.bottom - Number.parseFloat(after)) / 2;
  const { paddingTop, paddingBottom } = getComputedStyle(around);
  return Math.abs(
    middle(element.getBoundingClientRect(), ['0', '0']) - middle(around.getBoundingClientRect(), [paddingTop, paddingBottom]),
  );
}

/** An unknown URL: the message is in the middle of the page, with a search of the library. */
export const NotFound: StoryObj = {
  render: (_args, { loaded: { shell } }) => <FakePage shell={shell} path="/nowhere" routes={[{ path: '/', element: null }]} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Sök i biblioteket' })).toBeVisible();
    const main = canvas.getByRole('main');
    const message = main.firstElementChild;
    if (!message) throw new Error('The page is empty');
    await waitFor(() => expect(fromTheMiddle(message, main)).toBeLessThan(2));
    await expect(main.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight * 0.8);
  },
};

/** A page that throws. */
export const Failed: StoryObj = {
  beforeEach: () => void expectReport('Broken on purpose'),
  render: (_args, { loaded: { shell } }) => (
    <FakePage shell={shell} routes={[{ path: '/', handle: { access: 'guest' }, element: <Broken /> }]} />
  ),
};
