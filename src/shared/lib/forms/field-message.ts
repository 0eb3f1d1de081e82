import type * as z from 'zod';

const WEB_ADDRESS = '^https?:';
const SECURE_ADDRESS = '^https:';

/** Patterns that people should know. Twin: `server/src/contract/field-errors.ts`. */
const patterns: Record<string, string> = {
  '^[A-Za-z0-9]{6,64}$': '6 to 64 letters and digits',
  '^[0-9]{1,3}[.][0-9]{1,3}[.][0-9]{1,3}$': 'Three numbers with dots between, such as 30.10.1',
  '^\\S+$': 'No blanks in it',
};

function formatMessage(pattern: string): string {
  const source = pattern.replace(/^\/(.*)\/$/, '$1');
  if (source.startsWith(WEB_ADDRESS)) return 'Must be a web address that begins with http:// or https://';
  if (source.startsWith(SECURE_ADDRESS)) return 'Must be a web address that begins with https://';
  return patterns[source] ?? 'Not in the right form';
}

/** What is wrong with a value, in the words that the server uses for the same rule; undefined leaves it to zod. */
export function fieldMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null || issue.input === '' ? 'Required' : undefined;
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'Required' : `At least ${issue.minimum} characters`;
      if (issue.origin === 'array') return issue.minimum === 1 ? 'Required' : `At least ${issue.minimum} entries`;
      return `At least ${issue.minimum}`;
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
