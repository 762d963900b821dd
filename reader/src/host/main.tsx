import { startShell } from '@realmkit/shell';
import { namespaces } from './namespaces.ts';
import { routes } from './routes.tsx';

startShell({ name: 'reader', routes, namespaces, preload: ['readerHost'] });
