import './i18n.ts';
import { startShell } from '@realmkit/shell';
import { namespaces } from './namespaces.ts';
import { routes } from './routes.tsx';

startShell({ name: 'consumer', routes, namespaces, preload: ['consumer'] });
