/** Characters that nobody sees, such as U+200B; all of them are of the property that Unicode made for it. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Returns a text as it is compared: compatible forms of a letter, small and capital ones are the same (NFKC and lower case). */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(invisible, '')
    .toLowerCase()
    // The small sigma at the end of a word has no capital of its own.
    .replaceAll('ς', 'σ')
    .normalize('NFKC');

/** Returns a domain in punycode, as it is registered; a text that is no domain stays as it is. */
function asciiDomain(domain: string): string {
  const url = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ? `http://${domain}` : '';
  return URL.canParse(url) ? new URL(url).hostname : domain;
}

/**
 * Returns the key by which an email address or a user name is compared. Texts with one key mean one address or one name; what is stored, shown and
 * mailed is the text itself.
 */
export function comparisonKey(text: string): string {
  const key = folded(text);
  const at = key.lastIndexOf('@');
  return at < 0 ? key : `${key.slice(0, at)}@${asciiDomain(key.slice(at + 1))}`;
}
