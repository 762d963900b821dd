import { type Assertion, hold } from './assertion.ts';
import { says, showsOwnFont, showsPicture } from './looks.ts';

const opens = says(/passes/i);

/** Tests of the family `ocf-`. */
export const container: Readonly<Record<string, Assertion>> = {
  'ocf-font_obfuscation': (reading) => showsOwnFont(reading, 0),
  'ocf-metainf-inc': opens,
  'ocf-metainf-manifest': async (reading) => {
    await opens(reading);
    hold((await reading.turn()) === 'end', 'There is a second page.');
  },
  'ocf-package_arbitrary': opens,
  'ocf-package_multiple': opens,
  'ocf-url_link-leaking-relative': (reading) => showsPicture(reading, 0, 'img'),
  'ocf-url_manifest': opens,
  'ocf-url_relative': opens,
};
