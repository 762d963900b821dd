import { pageTheme } from '@realmkit/design-system';
import { startedEvent } from '@realmkit/shell';

// Created while the first responses are pending, in a task after the one that sends the requests: on a slow device it takes long.
document.addEventListener(startedEvent, () => setTimeout(pageTheme), { once: true });
