import { expect, test } from 'vitest';
import { reportedOf } from './reportedOf.ts';

/** Returns the elements that are reported, one on each line. */
const reported = (elements: readonly string[]) => reportedOf(elements.map((element, index) => `export const e${index} = ${element};`));

test('a text after an element that comes and goes is reported', () => {
  const elements = [
    '<p>{up ? <Up /> : <Down />}{t(($) => $.name)}</p>',
    '<p>{up && <Up />} {row.name}</p>',
    '<p>{up ? (<Up />) : null}Name</p>',
    '<>{up ? null : <Up />}{`Name`}</>',
    "<p>{up ? <Up /> : null}{row ? t(($) => $.some) : ''}</p>",
  ];
  expect(reported(elements)).toHaveLength(elements.length);
});

test('a text with an element of its own, or before what comes and goes, is not', () => {
  const elements = [
    '<p>{up ? <Up /> : null}<span>{t(($) => $.name)}</span></p>',
    '<p>{t(($) => $.name)}{up ? <Up /> : null}</p>',
    '<p>{up ? <Up /> : null}{rows.map((row) => <Row key={row} />)}</p>',
    '<p>{up ? <Up /> : null}{children}</p>',
    '<p><b />{t(($) => $.name)}</p>',
  ];
  expect(reported(elements)).toEqual([]);
});
