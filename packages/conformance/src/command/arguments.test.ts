import { describe, expect, test, vi } from 'vitest';
import { parseConformArguments } from './arguments.ts';
import { conform } from './conform.ts';

const parse = (line: string) => parseConformArguments(line.split(' '), ['library', 'account'], '/home/team');
const run = 'run --service library --target http://localhost:5000/';

describe('the command line of conform', () => {
  test('the conform command line names service and target, leaves other options off and resolves files from the current folder', () => {
    expect(parse(`${run} --config c.json`)).toEqual({
      ...{ verb: 'run', service: 'library', target: 'http://localhost:5000', config: '/home/team/c.json', report: undefined },
      ...{ allowWrites: false, strict: false, withExtensions: false, complete: false, maxWait: 60, rate: undefined, only: undefined },
      ...{ twin: true, sameFixtures: false, seed: undefined },
    });
  });

  test('the extensions that a service has, its rate and the longest wait can be said', () => {
    expect(parse(`${run} --extensions putAnnotation,listLastmarks --rate 2.5/s --max-wait 0`)).toMatchObject({
      ...{ withExtensions: ['putAnnotation', 'listLastmarks'], rate: 2.5, maxWait: 0 },
    });
  });

  test.each([
    ['', 'init, run, replay, record, example'],
    ['replay', 'replay needs one JSON report'],
    ['run one.json', 'one.json'],
    ['run --service nobody --target http://localhost', 'library, account'],
    ['run --service library', '--target'],
    ['run --service library --target ftp://localhost', '--target'],
    ['run --service library --target http://localhost?q=1', 'without a query'],
    [`${run} --port 1`, '--port does not belong to run'],
    ['record --service library --target http://localhost --port x', '--port must be a number'],
    ['init --service library', '--config'],
    [`${run} --everything`, 'everything'],
    [`${run} --rate fast`, '--rate must be a number'],
    [`${run} --rate 0/s`, '--rate must be more than 0'],
    [`${run} --max-wait=-1`, '--max-wait must be a number'],
    [`${run} --with-extensions --extensions putAnnotation`, 'leave --extensions out'],
  ])('the command line %j is refused with a reason', (line, expected) => {
    expect(() => parse(line)).toThrow(expected);
  });
});

test.each(['--help', '-h', 'run --help'])(
  'the conform command line %j prints how each command is called, with the services',
  async (line) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(await conform(line.split(' '))).toBe(0);
    expect(log.mock.calls.join()).toMatch(
      /conform -- init.*conform -- run.*conform -- record.*conform -- example.*NAME is one of .*library/s,
    );
    log.mockRestore();
  },
);
