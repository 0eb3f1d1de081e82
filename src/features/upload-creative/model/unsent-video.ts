/**
 * The field's value until the file is uploaded: an address valid only in this browser. It makes the form dirty, and the
 * schema rejects `blob:` addresses.
 */
export const UNSENT_VIDEO = 'blob:';
