/** The narrowest supported window: `globals: phoneWindow`. */
export const phoneWindow = { viewport: { value: 'xs' } };
