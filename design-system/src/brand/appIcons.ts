/** An icon of the installed app. */
export interface AppIcon {
  readonly fileName: string;
  /** Its width and height in px. */
  readonly size: number;
  readonly purpose: 'any' | 'maskable';
}

/** The icons of the installed app, beside the realm's favicon. */
export const appIcons: readonly AppIcon[] = [
  { fileName: 'icon-192.png', size: 192, purpose: 'any' },
  { fileName: 'icon-512.png', size: 512, purpose: 'any' },
  { fileName: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
];
