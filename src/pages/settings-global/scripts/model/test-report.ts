import type { ScriptKind } from '@/shared/api';

/** An error that the script caused, with the position in its code if known. */
export interface ScriptError {
  message: string;
  line: number | null;
  column: number | null;
}

export type TestReport =
  | { outcome: 'timeout' }
  /** The script navigated its frame. */
  | { outcome: 'left' }
  | { outcome: 'finished'; errors: ScriptError[]; hasFunction: boolean; hasUnit: boolean; version: string | null };

export interface TestStep {
  text: string;
  isPassed: boolean;
}

const MAX_ERRORS = 20;
const MAX_TEXT_LENGTH = 300;

const textFrom = (value: unknown) => String(value ?? '').slice(0, MAX_TEXT_LENGTH);
/** Browsers prefix messages of uncaught errors, which all errors here are. */
const messageFrom = (value: unknown) => textFrom(value).replace(/^Uncaught /, '');
const placeFrom = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null;

/**
 * Reads a message of the test frame. The script could have sent it, so anything that isn't a valid report is rejected,
 * and texts are limited in length.
 */
export function readReport(message: unknown): TestReport | null {
  if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'report') return null;
  const { errors, hasFunction, hasUnit, version } = message as Record<string, unknown>;
  if (!Array.isArray(errors)) return null;
  const read = errors.slice(0, MAX_ERRORS).map((error: Record<string, unknown> | null) => ({
    message: messageFrom(error?.message),
    line: placeFrom(error?.line),
    column: placeFrom(error?.column),
  }));
  return {
    outcome: 'finished',
    errors: read,
    hasFunction: hasFunction === true,
    hasUnit: hasUnit === true,
    version: version === null || version === undefined ? null : textFrom(version),
  };
}

const writeError = ({ message, line, column }: ScriptError) =>
  line === null ? message : `Line ${line}, column ${column ?? 1}: ${message}`;

/** VPAID 2.0, section 3.1.1: the player offers its version and the unit answers with its own. */
const unitSteps = ({ hasFunction, hasUnit, version }: Extract<TestReport, { outcome: 'finished' }>): TestStep[] => {
  if (!hasFunction) return [{ isPassed: false, text: 'window.getVPAIDAd is not a function' }];
  if (!hasUnit) return [{ isPassed: false, text: 'getVPAIDAd() returned no unit' }];
  const isKnown = version !== null && /^[12]\./.test(version);
  return [
    { isPassed: true, text: 'getVPAIDAd() returned a unit' },
    { isPassed: isKnown, text: `handshakeVersion('2.0') answered ${version === null ? 'nothing' : `“${version}”`}` },
  ];
};

export function describeReport(report: TestReport, kind: ScriptKind): TestStep[] {
  if (report.outcome === 'timeout')
    return [{ isPassed: false, text: 'The script did not finish within 5 seconds and was ended' }];
  if (report.outcome === 'left') return [{ isPassed: false, text: 'The script left its page' }];
  const { errors } = report;
  return [
    ...(errors.length === 0 ? [{ isPassed: true, text: 'The script ran without errors' }] : []),
    ...errors.map((error) => ({ isPassed: false, text: writeError(error) })),
    ...(kind === 'vpaid' ? unitSteps(report) : []),
  ];
}
