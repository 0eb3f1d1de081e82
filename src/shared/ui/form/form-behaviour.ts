/**
 * Options for `useForm`: messages appear when a field is left, and go as soon as it is right.
 * `Form` moves the focus by itself, in the order of the page instead of the order of registration.
 */
export const formBehaviour = { mode: 'onTouched', reValidateMode: 'onChange', shouldFocusError: false } as const;
