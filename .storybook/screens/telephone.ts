/** The narrowest window that is looked at: `globals: telephone`. */
export const telephone = { viewport: { value: 'xs' } };
