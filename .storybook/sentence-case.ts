/** Converts `Of A Manager` to the product's `Of a manager`. Words in capitals are kept. */
export const inSentenceCase = (name: string) =>
  name.replace(/(?<=\s)[A-Z](?=[a-z]|\s|$)/g, (letter) => letter.toLowerCase());
