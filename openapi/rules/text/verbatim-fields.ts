/**
 * Fields whose whitespace is significant: passwords and code. Both halves trim all others. The server's test compares
 * the list with the contract's `format: password` and `x-verbatim`.
 */
export const verbatimFields: readonly string[] = ['current_password', 'password', 'source_code'];
