import type { LaunchOptions } from 'playwright';

export declare function chromium(): LaunchOptions;
