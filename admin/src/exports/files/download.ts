/** Gives a file to the person. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it up by then; keeping it longer would keep its contents in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
