import { join } from 'node:path';
import { isOnThisMachine } from '@realmkit/mock-server';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { isOfLaunchpad } from '../launchpadOrigin.ts';
import { page } from '../page.ts';
import { type PageKind, securityHeaders } from '../security/securityHeaders.ts';
import { notFound, sendFile } from '../static/sendAsset.ts';
import { createStorybookBuild, type StorybookBuild, type StorybookState, storybookFolder } from './storybookBuild.ts';

const progressPage = ({ phase, output = '' }: StorybookState) =>
  page(
    'Storybook – Realmkit',
    html`<main id="main" class="waiting" data-phase="${phase}">
      <h1>Storybook</h1>
      <p><span role="status" id="status">${phase === 'stale' ? 'The components have changed since Storybook was built.' : 'Storybook is built at its first visit.'}</span> <span id="seconds"></span></p>
      <progress id="progress" aria-label="Build of Storybook" hidden></progress>
      <form method="post" action="/storybook/build" id="build"><button class="strong">Build it now</button></form>
      <p>The first build takes one to three minutes, and this page opens it when it is there.
        ${phase === 'stale' ? html`<a href="/storybook/index.html">Open the earlier one</a>` : ''}</p>
      <pre id="output" tabindex="0" aria-label="What the build says" ${output === '' ? 'hidden' : ''}>${output}</pre>
      <p><a href="/">Back to the launchpad</a></p>
    </main>`,
    { script: 'storybook.js' },
  );

interface StorybookSite {
  /** The project's folder. */
  readonly root: string;
  /** The services' base URL. */
  readonly sandbox: string;
  readonly storybook?: StorybookBuild;
}

/**
 * Serves the built Storybook. For a person at this machine it is built at the first visit and when its sources have changed; everybody else gets what
 * exists.
 */
export function storybookSite({ root, sandbox, storybook = createStorybookBuild(root) }: StorybookSite): Hono {
  const app = new Hono();
  const headers = (context: Context, kind: PageKind) => ({
    ...securityHeaders(kind, context.req.path, { sandbox, bookContent: sandbox }),
    'cache-control': 'no-cache',
  });
  app.post('/storybook/build', async (context) => {
    if (!isOfLaunchpad(context)) return notFound(context, headers(context, 'launchpad'));
    await storybook.start();
    return context.redirect('/storybook/', 303);
  });
  app.get('/storybook', (context) => context.redirect('/storybook/'));
  app.get('/storybook/state.json', async (context) => {
    if (!isOnThisMachine(context)) return notFound(context, headers(context, 'launchpad'));
    return context.json(await storybook.state(), 200, { ...headers(context, 'launchpad'), 'cache-control': 'no-store' });
  });
  app.get('/storybook/*', async (context) => {
    const path = context.req.path.slice('/storybook'.length);
    if (path === '/' && isOnThisMachine(context)) {
      const state = await storybook.state();
      if (state.phase !== 'ready')
        return context.html(progressPage(state), 200, { ...headers(context, 'launchpad'), 'cache-control': 'no-store' });
    }
    return sendFile(context, join(root, storybookFolder), path === '/' ? '/index.html' : path, headers(context, 'storybook'));
  });
  return app;
}
