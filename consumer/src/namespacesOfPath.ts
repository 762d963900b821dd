/** The namespaces of areas with their own texts, by the first segment of their paths. */
const areas: Readonly<Record<string, string | readonly string[]>> = {
  login: 'account',
  profile: 'account',
  signup: 'shop',
  'gift-card': 'shop',
  subscriptions: ['shop', 'legal'],
  payment: 'shop',
  library: 'library',
  shelves: 'library',
  legal: ['legal', 'shop'],
};

/** Returns the namespaces that the page at a path uses in addition to the shell's; also used by the build. */
export function namespacesOfPath(path: string): readonly string[] {
  const area = areas[path.split('/')[1] ?? ''];
  return ['consumer', ...(area === undefined ? [] : [area].flat())];
}
