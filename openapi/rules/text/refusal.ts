/**
 * Why a rule forbids an action. The text is for the user; anything else that depends on the reason, such as the status
 * of the response, uses the code. Rules about the fields of a form return messages by field instead, to which the
 * server always responds with 422.
 */
export interface Refusal<Code extends string> {
  code: Code;
  text: string;
}
