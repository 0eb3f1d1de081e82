import type { Preview } from '@storybook/react-vite';
import { breakpoints, windows } from '../../src/shared/theme';
import { networks } from './network';

const items = (titles: Record<string, string>) => Object.entries(titles).map(([value, title]) => ({ value, title }));

/** Toolbar options. Stories receive the choice as a global; the first item of each is the default in tests. */
export const globalTypes: Preview['globalTypes'] = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'both', title: 'Light beside dark', icon: 'sidebyside' },
      ],
    },
  },
  role: {
    description: 'Who looks at a screen',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: items({
        story: 'Role of the story',
        visitor: 'Visitor',
        advertiser: 'Advertiser',
        webmaster: 'Webmaster',
        manager: 'Manager',
        admin: 'Admin',
      }),
    },
  },
  network: {
    description: 'Network',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: Object.entries(networks).map(([value, { title }]) => ({ value, title })),
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: items({ system: 'Motion as the system', reduced: 'Reduced motion' }),
    },
  },
};

export const initialGlobals = { theme: 'light', role: 'story', network: 'fast', motion: 'system' };

/** Viewports at the specification's breakpoints, each with its minimum width; the first one is a phone. */
export const viewports = Object.fromEntries(
  Object.entries(breakpoints).map(([name, start]) => {
    const width = name === 'xs' ? windows.narrowest : start;
    return [name, { name: `${name}, ${width.replace('px', ' px')}`, styles: { width, height: windows.height } }];
  }),
);
