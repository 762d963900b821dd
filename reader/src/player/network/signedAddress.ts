/** The parameters by which the address of a book's file is signed (reader §2, §5). */
const signedParameters = ['Policy', 'Signature', 'Key-Pair-Id'] as const;

/** Whether a file is served to nobody without a policy: all are but SMIL files and style sheets, which go without (reader §7, Files). */
export const needsPolicy = (address: string): boolean => !/\.(smil|css)$/i.test(new URL(address, 'http://book.invalid').pathname);

/** Whether an address lies in the folder of the book; nothing else is ever signed. The folder ends with a slash and both are absolute. */
export function isInFolder(address: string, folder: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(folder)) return false;
  const file = new URL(address);
  const root = new URL(folder);
  return file.origin === root.origin && file.pathname.startsWith(root.pathname);
}

/** Appends what is missing of signature, key-pair id and policy to an address, and leaves what is there (reader §5). */
export function completed(address: string, policy: string): string {
  const url = new URL(address);
  const given = new URLSearchParams(policy);
  for (const name of signedParameters) {
    const value = given.get(name);
    if (value !== null && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/** The address without what signs it: the name under which a file is remembered. */
export function unsigned(address: string): string {
  const url = new URL(address);
  for (const name of signedParameters) url.searchParams.delete(name);
  return url.href;
}

/** The address signed by this policy, whatever signed it before. */
export const signedBy = (address: string, policy: string): string => completed(unsigned(address), policy);

/** The part of a signed address that signs it: the policy that the host handed over with the address; empty where it is not signed. */
export function policyOf(address: string): string {
  const own = new URL(address).searchParams;
  return new URLSearchParams(
    signedParameters.flatMap((name) => {
      const value = own.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ).toString();
}

/** The address of the page with the `fileUrl` in its query signed anew, after a policy was renewed (reader §4, Policy refresh). */
export function routeWithPolicy(route: string, policy: string): string {
  const url = new URL(route);
  const fileUrl = url.searchParams.get('fileUrl');
  if (fileUrl === null || !URL.canParse(fileUrl)) return route;
  url.searchParams.set('fileUrl', signedBy(fileUrl, policy));
  return url.href;
}
