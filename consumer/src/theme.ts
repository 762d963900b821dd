import { preparePage } from '@realmkit/design-system';
import { bootstrap } from './bootstrap.ts';

// While the first responses are pending, in a task after the one that sends the requests: on a slow device it takes long.
const prepareLater = () => void setTimeout(preparePage);
bootstrap.started.then(prepareLater, prepareLater);
