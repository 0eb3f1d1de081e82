/** Which part of a page is shown, as its address says; the page knows what parts there are. */
export const sectionSearch = ({ section }: Record<string, unknown>): { section?: string } =>
  typeof section === 'string' ? { section } : {};
