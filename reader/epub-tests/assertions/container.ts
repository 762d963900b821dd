import { type Assertion, assert } from './assertion.ts';
import { says, showsOwnFonts, showsPicture } from './pageAssertions.ts';

const opens = says(/passes/i);

/** The tests of the family `ocf-`. */
export const container: Readonly<Record<string, Assertion>> = {
  'ocf-font_obfuscation': showsOwnFonts,
  'ocf-metainf-inc': opens,
  'ocf-metainf-manifest': async (reading) => {
    await opens(reading);
    assert((await reading.turn()) === 'end', 'There is a second page.');
  },
  'ocf-package_arbitrary': opens,
  'ocf-package_multiple': opens,
  'ocf-url_link-leaking-relative': (reading) => showsPicture(reading, 0, 'img'),
  'ocf-url_manifest': opens,
  'ocf-url_relative': opens,
};
