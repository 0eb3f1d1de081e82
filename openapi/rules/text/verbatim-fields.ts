/**
 * Fields with significant whitespace: passwords and code. The application and the server trim all others. A test of the
 * server compares the list with the contract's `format: password` and `x-verbatim`.
 */
export const verbatimFields: readonly string[] = ['current_password', 'password', 'source_code'];
