import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test';
import { FloatingVideo } from './FloatingVideo.tsx';
import { barHeight } from './placement.ts';

/** Renders a signing figure instead of a video, so that stories need no file. */
function Film() {
  return (
    <svg viewBox="0 0 16 9" role="img" aria-label="A person signs">
      <rect width="16" height="9" fill="#1d2733" />
      <circle cx="8" cy="3" r="1.1" fill="#e8c39e" />
      <path d="M5.2 9c0-3 1.2-4.4 2.8-4.4S10.800 6 10.800 9z" fill="#4694e6" />
      <path d="M6 6.200 4.300 4.600M10 6.200l1.700-1.600" stroke="#e8c39e" strokeWidth=".6" strokeLinecap="round" />
    </svg>
  );
}

const meta = {
  component: FloatingVideo,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    labels: {
      title: 'Svenskt teckenspråk',
      move: 'Move the video',
      resize: 'Change the size of the video',
      keys: 'Arrow keys, faster with Shift. Enter goes to the next corner or size.',
      enterFullScreen: 'Full screen',
      leaveFullScreen: 'Leave full screen',
      close: 'Close the video',
    },
    onPlacementChange: fn(),
    onClose: fn(),
    children: <Film />,
  },
  render: function Controlled(args) {
    const [placement, setPlacement] = useState(args.placement);
    return (
      <main style={{ height: '100vh', padding: '1rem' }}>
        <p>The book goes on below the video.</p>
        <FloatingVideo
          {...args}
          placement={placement}
          onPlacementChange={(next) => {
            args.onPlacementChange(next);
            setPlacement(next);
          }}
        />
      </main>
    );
  },
} satisfies Meta<typeof FloatingVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fits the smallest screen of the modes, so that moving has the same effect in all. */
const small = { left: 20, top: 100, width: 240, height: 135 };

export const First: Story = {
  tags: ['reader §2.24'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Svenskt teckenspråk' }).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(box.top).toBe(Math.min(80, window.innerHeight - box.height));
  },
};

/** Arrow keys move the window, with Shift faster; the edge of the page stops it. */
export const MovedByKeys: Story = {
  args: { placement: small },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Move the video' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(args.onPlacementChange).toHaveBeenLastCalledWith({ ...small, left: 36, top: 116 });
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onPlacementChange).toHaveBeenLastCalledWith({ ...small, left: 36, top: 52 });
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(args.onPlacementChange).toHaveBeenLastCalledWith({ ...small, left: 0, top: 52 });
  },
};

/** A dragged window follows the pointer, and its new placement is reported once, at the end. */
export const MovedByPointer: Story = {
  tags: ['reader §2.25'],
  args: { placement: small },
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('button', { name: 'Move the video' });
    const frame = canvas.getByRole('region', { name: 'Svenskt teckenspråk' });
    fireEvent.pointerDown(handle, { button: 0, clientX: 40, clientY: 120 });
    fireEvent.pointerMove(handle, { clientX: 60, clientY: 200 });
    await waitFor(() => expect(frame.getBoundingClientRect()).toMatchObject({ left: 40, top: 180 }));
    await expect(args.onPlacementChange).not.toHaveBeenCalled();
    fireEvent.pointerMove(handle, { clientX: -400, clientY: -400 });
    fireEvent.pointerUp(handle);
    fireEvent.click(handle);
    await expect(args.onPlacementChange).toHaveBeenCalledOnce();
    await expect(args.onPlacementChange).toHaveBeenCalledWith({ ...small, left: 0, top: 0 });
  },
};

/** A press without a drag moves the window to the next corner, for users who cannot drag. */
export const MovedByPress: Story = {
  args: { placement: small },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move the video' }));
    await expect(args.onPlacementChange).toHaveBeenLastCalledWith({ ...small, left: window.innerWidth - 256, top: 16 });
  },
};

export const Resized: Story = {
  tags: ['reader §2.26'],
  args: { placement: { left: 0, top: 40, width: 224, height: 126 } },
  play: async ({ canvas, userEvent, args }) => {
    const handle = canvas.getByRole('button', { name: 'Change the size of the video' });
    handle.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPlacementChange).toHaveBeenLastCalledWith({ left: 0, top: 40, width: 240, height: 135 });
    fireEvent.pointerDown(handle, { button: 0, clientX: 200, clientY: 200 });
    fireEvent.pointerMove(handle, { clientX: 264, clientY: 204 });
    fireEvent.pointerUp(handle);
    await expect(args.onPlacementChange).toHaveBeenLastCalledWith({ left: 0, top: 40, width: 304, height: 171 });
  },
};

/** A placement from a larger screen is clamped to the window. */
export const FromALargerScreen: Story = {
  args: { placement: { left: 3000, top: 2000, width: 320, height: 180 } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Svenskt teckenspråk' }).getBoundingClientRect();
    await expect([box.right, box.bottom]).toEqual([window.innerWidth, window.innerHeight]);
    await expect(box.height).toBe((box.width * 9) / 16 + barHeight);
  },
};

/** Without the Fullscreen API the video fills the page; Escape returns. */
export const FullScreen: Story = {
  tags: ['reader §2.27'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    const frame = canvas.getByRole('region', { name: 'Svenskt teckenspråk' });
    await waitFor(() => expect(frame.getBoundingClientRect().width).toBe(window.innerWidth));
    await expect(canvas.queryByRole('button', { name: 'Move the video' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Move the video' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the video' }));
  },
};

/** Renders its children and their styles in a shadow root, as an embedded reader does. */
function InShadowRoot({ children }: { readonly children: ReactNode }) {
  const [inside, setInside] = useState<{ readonly root: HTMLElement; readonly cache: EmotionCache }>();
  const take = (host: HTMLDivElement | null) => {
    if (!host || host.shadowRoot) return;
    const shadow = host.attachShadow({ mode: 'open' });
    const root = shadow.appendChild(document.createElement('div'));
    setInside({ root, cache: createCache({ key: 'shadow', container: shadow }) });
  };
  return (
    <div data-host="" ref={take}>
      {inside ? createPortal(<CacheProvider value={inside.cache}>{children}</CacheProvider>, inside.root) : null}
    </div>
  );
}

/** In a shadow root the document names the host as its full-screen element; the button still leaves the full screen. */
export const FullScreenInAShadowRoot: Story = {
  decorators: [
    (Story) => (
      <InShadowRoot>
        <Story />
      </InShadowRoot>
    ),
  ],
  beforeEach: () => {
    let shown: Element | null = null;
    const change = (element: Element | null) => {
      shown = element;
      document.dispatchEvent(new Event('fullscreenchange'));
    };
    const spies = [
      spyOn(HTMLElement.prototype, 'requestFullscreen').mockImplementation(async function enter(this: HTMLElement) {
        change(this);
      }),
      spyOn(document, 'exitFullscreen').mockImplementation(async () => change(null)),
      spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => shown && (shown.getRootNode() as ShadowRoot).host),
      spyOn(ShadowRoot.prototype, 'fullscreenElement', 'get').mockImplementation(() => shown),
    ];
    return () => {
      for (const spy of spies) spy.mockRestore();
    };
  },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-host]')?.shadowRoot?.querySelector('div') as HTMLElement;
    const video = within(root);
    fireEvent.click(video.getByRole('button', { name: 'Full screen' }));
    fireEvent.click(await video.findByRole('button', { name: 'Leave full screen' }));
    await expect(document.exitFullscreen).toHaveBeenCalledOnce();
    await expect(await video.findByRole('button', { name: 'Full screen' })).toBeInTheDocument();
  },
};
