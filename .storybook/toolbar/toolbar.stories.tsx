import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { rootOptions } from '../../src/app/errors/root-options';
import { breakpoints, system, windows } from '../../src/shared/theme';
import { surfaceColors } from '../../src/shared/theme/colors';
import { backend } from '../screens/backend';
import { notice } from '../screens/notices';
import { as } from '../screens/people';
import { Screen } from '../screens/screen';

/** Tests of the toolbar: render one screen with each of its options. */
const meta = {
  title: 'Introduction/Toolbar',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/manager/campaigns' },
  parameters: { layout: 'fullscreen', react: { rootOptions } },
  beforeEach: ({ msw, globals }) => {
    msw.use(...backend());
    as.manager({ globals });
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const token = (name: string) => system.token.var(name);

/** The computed form of a CSS colour. */
const computed = (value: string) => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = value;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

const shown = (name: string) => computed(token(name));

/** Defaults of a test run: light theme, the story's own role, a network without delay. */
export const Defaults: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Spring sale' })).toHaveAttribute(
      'href',
      '/manager/campaigns/12',
    );
    await expect(shown('colors.surface.canvas')).toBe(computed(surfaceColors.canvas.light));
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Spring sale' });
    await expect(shown('colors.surface.canvas')).toBe(computed(surfaceColors.canvas.dark));
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  },
};

const asWideAs = (breakpoint: keyof typeof breakpoints): Story => ({
  globals: { viewport: { value: breakpoint } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Spring sale' });
    await expect(window.innerWidth).toBe(
      Number.parseInt(breakpoints[breakpoint], 10) || Number.parseInt(windows.narrowest, 10),
    );
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});

export const Xs = asWideAs('xs');
export const Sm = asWideAs('sm');
export const Md = asWideAs('md');
export const Lg = asWideAs('lg');
export const Xl = asWideAs('xl');
export const Xxl = asWideAs('xxl');

export const AsAVisitor: Story = {
  globals: { role: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await screen.findByText('You are not authorized')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Video advertising/ })).toBeVisible();
  },
};

const inTheCabinetOf = (role: string): Story => ({
  globals: { role },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Spring sale' })).toHaveAttribute(
      'href',
      `/${role}/campaigns/12`,
    );
  },
});

export const AsAnAdvertiser = inTheCabinetOf('advertiser');
export const AsAManager = inTheCabinetOf('manager');
export const AsAnAdmin = inTheCabinetOf('admin');

/** Webmasters have no campaigns, so the screen is not found. */
export const AsAWebmaster: Story = {
  globals: { role: 'webmaster' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sites' })).toBeInTheDocument();
  },
};

export const SlowNetwork: Story = {
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    // for the figures and for the rows
    await expect(await canvas.findAllByText('Loading')).not.toEqual([]);
    await expect(canvas.queryByRole('link', { name: 'Spring sale' })).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Spring sale' })).toBeVisible();
  },
};

export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are offline')).toBeVisible();
    await expect(await notice('Code 0, Network error')).toBeVisible();
  },
};

export const ServerErrors: Story = {
  globals: { network: 'errors' },
  play: async ({ canvas }) => {
    await expect(await notice('Code 500, db')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** All animations and transitions are off. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced', network: 'slow' },
  play: async ({ canvas }) => {
    // the indicator for the chunk is replaced by the one for the rows
    await waitFor(() => {
      const animations = canvas.getAllByText('Loading').map((indicator) => getComputedStyle(indicator).animationName);
      expect(new Set(animations)).toEqual(new Set(['none']));
    });
    await expect(document.getAnimations()).toEqual([]);
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await canvas.findByRole('link', { name: 'Spring sale' });
  },
};
