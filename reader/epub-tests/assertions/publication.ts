import { type Assertion, assert, notApplicable } from './assertion.ts';
import { says, showsPicture } from './pageAssertions.ts';

/** Checks that the fallback of a page in a foreign format is shown. */
const fallsBack: Assertion = async (reading) => {
  const text = await reading.text();
  assert(text.trim() !== '' && !/Test fails/i.test(text), 'The fallback is not shown.');
};

const noScripts = 'the reader runs no scripts of books';

/** The tests of the families `pub-`, `scr-` and `sec-`. */
export const publication: Readonly<Record<string, Assertion>> = {
  'pub-cmt-mp3': async (reading) => {
    const canBeHeard = () =>
      reading.readFrom(0, 'audio', (element) => Number(Reflect.get(element, 'duration')) > 0 && element.getBoundingClientRect().height > 0);
    assert(await reading.until(canBeHeard, 4000), 'The recording cannot be heard.');
  },
  'pub-cmt-png': (reading) => showsPicture(reading, 0, 'img'),
  'pub-data-urls_top-level-content': async (reading) => {
    await showsPicture(reading, 0, 'img');
    assert(/Page 1/.test(await reading.text()), 'The picture took the place of the page.');
  },
  'pub-external-links_consent': async (reading) => {
    await reading.press(0, 'a[href]');
    const question = reading.page.getByRole('alertdialog');
    assert(await reading.until(async () => (await question.count()) > 0, 3000), 'Nobody is asked.');
  },
  'pub-foreign_json-spine': fallsBack,
  'pub-foreign_xml-spine': fallsBack,
  'pub-foreign_xml-suffix-spine': fallsBack,
  'pub-xml-external-id': async (reading) => {
    assert(
      !/(test|entity)\b.*\bfail(s|ed)?\b/i.test((await reading.text()).replace(/unless a failure statement follows this paragraph/, '')),
      'The entity is resolved.',
    );
  },
  'pub-xml-non-validating_unclosed': async (reading) => {
    const isReported = async () =>
      (await reading.errorMessage()) !== undefined ||
      /error|cannot|could not/i.test((await reading.text()).replace(/reports an error on this page/, ''));
    assert(await reading.until(isReported, 3000), 'The page that is no XML is shown as if nothing were wrong.');
  },
  'scr-not-support_ccscript-modify-size': notApplicable(noScripts),
  'scr-readingsystem-features': notApplicable(noScripts),
  'scr-readingsystem-support': notApplicable(noScripts),
  'scr-readingsystem-support_svg': notApplicable(noScripts),
  'scr-storage-delete': says(/does not support scripting, hence this test succeeds/),
  'scr-support-fallback': says(/followed through the scripted content fallback/),
  'scr-support_iframe': notApplicable(noScripts),
  'scr-support_origin_unique': notApplicable(noScripts),
  'scr-support_scrolled-continuous': notApplicable(`${noScripts}, and then the test asks for nothing`),
  'sec-untrusted-consent_network': async (reading) => {
    await reading.page.waitForTimeout(500);
    assert(reading.foreignRequests.length === 0, `${reading.foreignRequests[0]} was asked for.`);
  },
};
