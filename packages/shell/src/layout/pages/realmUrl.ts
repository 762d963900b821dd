/** Returns the URL of a realm's home page on the same platform: this host's name with another domain suffix. */
export function realmUrl({ protocol, hostname, port }: Pick<Location, 'protocol' | 'hostname' | 'port'>, suffix: string): string {
  const labels = hostname.split('.');
  const local = labels.at(-1) === 'localhost';
  if (local) labels.pop();
  // The first label is the platform's own; a host without one (plain localhost) gets it.
  const name = labels.length > 1 ? labels[0] : 'realmkit';
  return `${protocol}//${name}.${suffix}${local ? '.localhost' : ''}${port === '' ? '' : `:${port}`}/`;
}
