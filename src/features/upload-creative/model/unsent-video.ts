/**
 * What the form holds for a file until it is uploaded: an address that is good in this browser only. The form is
 * changed by it, and its schema lets no `blob:` through.
 */
export const UNSENT_VIDEO = 'blob:';
