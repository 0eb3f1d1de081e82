/** `Of A Manager` as the product writes it: `Of a manager`. Words in capitals keep them. */
export const inSentenceCase = (name: string) =>
  name.replace(/(?<=\s)[A-Z](?=[a-z]|\s|$)/g, (letter) => letter.toLowerCase());
