import { patternMessage } from '@preroll/rules/text/pattern-message';
import { plainNumber } from '@preroll/rules/text/plain-number';
import type * as z from 'zod';

/** Zod puts the pattern between slashes. */
const formatMessage = (pattern: string): string =>
  patternMessage(pattern.replace(/^\/(.*)\/$/, '$1')) ?? 'Not in the right format';

/** The message for a validation issue, worded as the server's; undefined falls back to zod's message. */
export function fieldMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
      return issue.input === undefined || issue.input === null || issue.input === '' ? 'Required' : undefined;
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'Required' : `At least ${issue.minimum} characters`;
      if (issue.origin === 'array') return issue.minimum === 1 ? 'Required' : `At least ${issue.minimum} entries`;
      return `At least ${plainNumber(issue.minimum)}`;
    case 'too_big':
      if (issue.origin === 'array') return `At most ${issue.maximum} entries`;
      return issue.origin === 'string' ? `At most ${issue.maximum} characters` : `At most ${issue.maximum}`;
    case 'invalid_format':
      if (issue.input === '') return 'Required';
      if (issue.format === 'email') return 'Must be an e-mail address';
      return formatMessage('pattern' in issue ? String(issue.pattern) : '');
    default:
      return undefined;
  }
}
