import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AreaLayout, AreaLink } from './area-layout';

const others = ['Formats', 'Feeds', 'VPAID', 'Branding', 'ORD sources', 'ORD acts', 'ORD API access', 'Currencies'];

/**
 * The layout of an area with four to twelve screens, such as the global settings. Use `LinkTabs` for two to four pages
 * about the same subject.
 */
const meta = {
  title: 'Components/Layout/Area layout',
  component: AreaLayout,
  args: {
    label: 'Global settings',
    current: 'Resolutions',
    links: (
      <>
        <AreaLink to="/">Resolutions</AreaLink>
        {others.map((label) => (
          <AreaLink key={label} to="/about">
            {label}
          </AreaLink>
        ))}
      </>
    ),
    children: 'The list of resolutions',
  },
} satisfies Meta<typeof AreaLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Global settings' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(9);
    await expect(canvas.getByRole('link', { name: 'Resolutions' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button')).toBeNull();
    const list = canvas.getByRole('list').getBoundingClientRect();
    await expect(list.right).toBeLessThan(canvas.getByText('The list of resolutions').getBoundingClientRect().left);
  },
};

/** The list is collapsed, so that the screen itself comes first. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Global settings' });
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getAllByRole('link')).toHaveLength(9);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    await userEvent.click(button);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
