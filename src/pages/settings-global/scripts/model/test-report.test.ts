import { expect, it } from 'vitest';
import { describeReport, readReport, type TestReport } from './test-report';

const finished = { outcome: 'finished', errors: [], hasFunction: true, hasUnit: true, version: '2.0' } as const;
const lines = (report: TestReport, kind: 'vpaid' | 'branding' = 'vpaid') =>
  describeReport(report, kind).map(({ isPassed, text }) => `${isPassed ? '+' : '-'} ${text}`);

it.each([
  [
    finished,
    ['+ The script ran without errors', '+ getVPAIDAd() returned a unit', "+ handshakeVersion('2.0') answered “2.0”"],
  ],
  [{ ...finished, hasFunction: false }, ['+ The script ran without errors', '- window.getVPAIDAd is not a function']],
  [{ ...finished, hasUnit: false }, ['+ The script ran without errors', '- getVPAIDAd() returned no unit']],
  [
    { ...finished, version: null },
    [expect.anything(), expect.anything(), "- handshakeVersion('2.0') answered nothing"],
  ],
  [{ ...finished, version: '9' }, [expect.anything(), expect.anything(), "- handshakeVersion('2.0') answered “9”"]],
  [{ outcome: 'left' }, ['- The script left its page']],
  [{ outcome: 'timeout' }, ['- The script did not finish within 5 seconds and was ended']],
] as [TestReport, string[]][])('describes %j', (report, expected) => {
  expect(lines(report)).toEqual(expected);
});

it('describes errors with their position, and checks the version of VPAID units only', () => {
  const errors = [
    { message: 'a is not defined', line: 3, column: 7 },
    { message: 'Rejected', line: null, column: null },
  ];
  const report = { ...finished, errors, hasFunction: false };
  expect(lines(report, 'branding')).toEqual(['- Line 3, column 7: a is not defined', '- Rejected']);
});

it.each([[null], ['report'], [{}], [{ type: 'report' }], [{ type: 'report', errors: 'none' }]])(
  'rejects %j as a report',
  (message) => expect(readReport(message)).toBeNull(),
);

it('limits the length of texts in a report that the script sends itself', () => {
  const errors = [{ message: 'x'.repeat(10_000), line: '<b>', column: -1 }, null, 5, ...Array(1000).fill({})];
  const read = readReport({ type: 'report', errors, version: 'y'.repeat(10_000) });
  expect(read).toMatchObject({ version: 'y'.repeat(300), errors: { length: 20 } });
  expect(read).toHaveProperty('errors.0', { message: 'x'.repeat(300), line: null, column: null });
});
