import { ApiError, belongsToForm, failureText } from '@/shared/api';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const messageOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'message' in error ? error.message : error;

/**
 * What is told of a failed mutation: its message, else its code, else that much (specification, section 8). Null where
 * it has been told already, by the call's own toast or beside the fields of the form.
 *
 * @param hasForm its form shows what the server refuses, field by field
 */
export function mutationToast(error: unknown, hasForm = false): string | null {
  if (error instanceof ApiError) return belongsToForm(error) && !hasForm ? failureText(error) : null;
  const message = messageOf(error);
  if (typeof message === 'string' && message !== '') return message;
  const code = codeOf(error);
  return code === undefined || code === null ? 'API common error' : `Status code: ${code}`;
}
