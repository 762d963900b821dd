/** The query parameters that sign the URL of a book file (reader §2, §5). */
const signedParameters = ['Policy', 'Signature', 'Key-Pair-Id'] as const;

/** Returns whether a file requires a policy: all do but SMIL files and style sheets (reader §7, Files). */
export const needsPolicy = (href: string): boolean => !/\.(smil|css)$/i.test(new URL(href, 'http://book.invalid').pathname);

/** Returns whether a URL is in the folder of the book, outside of which nothing is signed. Both are absolute, and the folder ends with a slash. */
export function isInFolder(href: string, folder: string): boolean {
  if (!URL.canParse(href) || !URL.canParse(folder)) return false;
  const file = new URL(href);
  const root = new URL(folder);
  return file.origin === root.origin && file.pathname.startsWith(root.pathname);
}

/** Appends the missing ones of signature, key-pair id and policy to a URL, and keeps those that it has (reader §5). */
export function completeSignature(href: string, policy: string): string {
  const url = new URL(href);
  const given = new URLSearchParams(policy);
  for (const name of signedParameters) {
    const value = given.get(name);
    if (value !== null && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Returns whether a URL has the parameters without which no file is given: the signature and the id of its key pair. */
export const isSigned = (href: string): boolean => {
  const { searchParams } = new URL(href);
  return searchParams.has('Signature') && searchParams.has('Key-Pair-Id');
};

/** Removes the signature from a URL, which makes it the cache key of the file. */
export function withoutSignature(href: string): string {
  const url = new URL(href);
  for (const name of signedParameters) url.searchParams.delete(name);
  return url.href;
}

/** Signs a URL with this policy, whatever signed it before. */
export const signUrl = (href: string, policy: string): string => completeSignature(withoutSignature(href), policy);

/** Returns the policy in a signed URL; empty if it is not signed. */
export function policyOf(href: string): string {
  const own = new URL(href).searchParams;
  return new URLSearchParams(
    signedParameters.flatMap((name) => {
      const value = own.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ).toString();
}

/** Signs the `fileUrl` in the query of the page's URL again, after a policy was renewed (reader §4, Policy refresh). */
export function routeWithPolicy(route: string, policy: string): string {
  const url = new URL(route);
  const fileUrl = url.searchParams.get('fileUrl');
  if (fileUrl === null || !URL.canParse(fileUrl)) return route;
  url.searchParams.set('fileUrl', signUrl(fileUrl, policy));
  return url.href;
}
