/** The narrowest window that is looked at: `globals: phoneWindow`. */
export const phoneWindow = { viewport: { value: 'xs' } };
