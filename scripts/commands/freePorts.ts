import { freePorts as findPorts } from '../freePorts.ts';

/** Returns the numbers of ports that no program listens on, under the names of variables. */
export async function freePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, string>> {
  const ports = await findPorts(names.length);
  return Object.fromEntries(names.map((name, index) => [name, String(ports[index])])) as Record<Name, string>;
}
