import '@realmkit/design-system/polyfills.ts';
import { startShell } from '@realmkit/shell';
import { namespaces } from './namespaces.ts';
import { routes } from './routes.tsx';
import { takeIdToken } from './takeIdToken.ts';

startShell({ name: 'reader', routes, namespaces, preload: ['readerHost'], signInHint: takeIdToken(window.location, window.history) });
