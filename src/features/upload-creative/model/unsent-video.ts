/** The value of the field until the file is uploaded. It makes the form dirty, and the schema refuses `blob:` URLs. */
export const UNSENT_VIDEO = 'blob:';
