/** Reads the section from the URL, unvalidated; the page validates it. */
export const sectionSearch = ({ section }: Record<string, unknown>): { section?: string } =>
  typeof section === 'string' ? { section } : {};
