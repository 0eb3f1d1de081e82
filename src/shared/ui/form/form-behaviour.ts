/**
 * Options for `useForm`: validates on blur, then on every change. `Form` handles the focus of errors itself, in
 * document order instead of registration order.
 */
export const formBehaviour = { mode: 'onTouched', reValidateMode: 'onChange', shouldFocusError: false } as const;
