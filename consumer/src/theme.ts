import { pageTheme } from '@realmkit/design-system';

// Created as soon as this part of the script has loaded: on a slow device it takes longer than the responses that the first render waits for.
pageTheme();
