/** The locale of all texts, numbers and dates (specification, section 9). */
export const locale = 'en-GB';
