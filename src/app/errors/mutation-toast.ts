import { ApiError, belongsToForm, failureText } from '@/shared/api';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const messageOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'message' in error ? error.message : error;

/**
 * The toast of a failed mutation: its message, else its code, else a generic text (specification, section 8). Null if
 * the error is already visible, either in the toast of the call or next to the form's fields.
 *
 * @param hasForm whether a form shows the server's refusal field by field
 */
export function mutationToast(error: unknown, hasForm = false): string | null {
  if (error instanceof ApiError) return belongsToForm(error) && !hasForm ? failureText(error) : null;
  const message = messageOf(error);
  if (typeof message === 'string' && message !== '') return message;
  const code = codeOf(error);
  return code === undefined || code === null ? 'API common error' : `Status code: ${code}`;
}
