// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { printInLight } from './printInLight.ts';

test('a page of the dark scheme is printed in the light one and is dark again afterwards', () => {
  const { dataset } = document.documentElement;
  dataset.scheme = 'dark';
  printInLight(document);
  dispatchEvent(new Event('beforeprint'));
  expect(dataset.scheme).toBe('light');
  dispatchEvent(new Event('afterprint'));
  expect(dataset.scheme).toBe('dark');
});
