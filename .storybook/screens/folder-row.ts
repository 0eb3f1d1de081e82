import { screen } from 'storybook/test';

/** A folder in the tree. */
export const folderRow = (name: RegExp) => screen.findByRole('treeitem', { name });
