interface Viewer {
  supportPanels: readonly string[];
  isAdmin: boolean;
}

export const hasAdminPanel = ({ supportPanels }: Pick<Viewer, 'supportPanels'>): boolean =>
  supportPanels.includes('admin');

/** An admin has both the flag and the panel (specification, section 6). */
export const isAdmin = (viewer: Viewer): boolean => viewer.isAdmin && hasAdminPanel(viewer);
