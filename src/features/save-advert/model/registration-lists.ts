const code = /^[0-9]{1,3}[.][0-9]{1,3}[.][0-9]{1,3}$/;
const page = /^https?:\/\/[^\s/$.?#][^\s]*$/;

/** A code of the register's classification of goods and services. */
export const checkKktu = (text: string) =>
  code.test(text) ? { item: text } : { problem: 'three numbers with dots between, such as 30.10.1' };

export const checkPage = (text: string) =>
  page.test(text) ? { item: text } : { problem: 'an address begins with http:// or https://' };

/** An id at the operator or in the register. */
export const checkExternalId = (text: string) => {
  if (/\s/.test(text)) return { problem: 'no blanks in it' };
  return text.length <= 255 ? { item: text } : { problem: 'at most 255 characters' };
};
