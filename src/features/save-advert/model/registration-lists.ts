const code = /^[0-9]{1,3}[.][0-9]{1,3}[.][0-9]{1,3}$/;
const page = /^https?:\/\/[^\s/$.?#][^\s]*$/;

/** Validates a code of the register's classification of goods and services (KKTU). */
export const checkKktu = (text: string) =>
  code.test(text) ? { item: text } : { problem: 'must be three numbers separated by dots, such as 30.10.1' };

export const checkPage = (text: string) =>
  page.test(text) ? { item: text } : { problem: 'must begin with http:// or https://' };

/** Validates an external id of the operator or the register. */
export const checkExternalId = (text: string) => {
  if (/\s/.test(text)) return { problem: 'must not contain spaces' };
  return text.length <= 255 ? { item: text } : { problem: 'at most 255 characters' };
};
