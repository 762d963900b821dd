/** Returns a name in the form in which those that people take for the same are the same: composed, without case and escapes. */
function looseName(name: string): string {
  let plain = name;
  try {
    plain = decodeURIComponent(name);
  } catch {
    // Not reported: a name with a broken escape is compared as it is.
  }
  return plain.normalize('NFC').toLowerCase();
}

/**
 * Creates a function that finds a file by its name or URL. A name that is not found as it is written is found in another composition of its letters
 * (macOS decomposes the names of the archives that it makes) or in another case.
 */
export function findByName<File>(files: ReadonlyMap<string, File>): (name: string) => File | undefined {
  let loose: Map<string, File> | undefined;
  return (name) => {
    const exact = files.get(name);
    if (exact !== undefined) return exact;
    // Of files that differ only in that, the first one counts.
    loose ??= new Map([...files].reverse().map(([written, file]) => [looseName(written), file]));
    return loose.get(looseName(name));
  };
}
