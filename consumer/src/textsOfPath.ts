/** The namespace of an area that has texts of its own, by the first part of its paths. */
const areas: Readonly<Record<string, string>> = {
  signup: 'shop',
  'gift-card': 'shop',
  subscriptions: 'shop',
  payment: 'shop',
  library: 'library',
  shelves: 'library',
  legal: 'legal',
};

/** The namespaces that the page at a path shows beside the shell's; read by the build, too. */
export function textsOfPath(path: string): readonly string[] {
  const area = areas[path.split('/')[1] ?? ''];
  return area === undefined ? ['consumer'] : ['consumer', area];
}
