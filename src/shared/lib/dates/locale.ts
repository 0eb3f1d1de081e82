/** The one language and place that texts, numbers and dates are written for (specification, section 9). */
export const locale = 'en-GB';
