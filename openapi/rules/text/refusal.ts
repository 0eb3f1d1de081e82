/**
 * Why a rule forbids an action. The text is for the person who asked; what else depends on the reason, such as the
 * status of the server's answer, goes by the code. Rules about the fields of a form return messages by field instead:
 * the server always answers those with 422.
 */
export interface Refusal<Code extends string> {
  code: Code;
  text: string;
}
