import { screen } from 'storybook/test';

export const folderRow = (name: RegExp) => screen.findByRole('treeitem', { name });
