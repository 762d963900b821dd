/** Prints a page in the light scheme: the light texts of the dark one cannot be read on paper. */
export function printInLight(page: Document): void {
  const { dataset } = page.documentElement;
  let scheme = dataset.scheme;
  addEventListener('beforeprint', () => {
    scheme = dataset.scheme;
    dataset.scheme = 'light';
  });
  addEventListener('afterprint', () => {
    dataset.scheme = scheme;
  });
}
