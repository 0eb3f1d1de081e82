/** Reads the page's section from the URL; the page validates it. */
export const sectionSearch = ({ section }: Record<string, unknown>): { section?: string } =>
  typeof section === 'string' ? { section } : {};
