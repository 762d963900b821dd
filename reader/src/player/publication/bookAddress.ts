/** Where addresses of a book are resolved: a root of its own, above which nothing climbs. */
const root = 'https://book.invalid/';

/**
 * The absolute address that a file of a book means. A path that climbs above the book's folder stops at the folder, as browsers stop at a
 * server's root; whole addresses stay what they are. Undefined for what is no address.
 * @param base the address of the file in which it is written.
 */
export function addressInBook(written: string, base: string, folder: string): string | undefined {
  const within = base.startsWith(folder) ? root + base.slice(folder.length) : base;
  if (!URL.canParse(written, within)) return undefined;
  const { href } = new URL(written, within);
  return href.startsWith(root) ? folder + href.slice(root.length) : href;
}
