import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '@/shared/ui/section';
import { DetailAside, DetailColumns } from './detail-layout';

/**
 * Page of one record: its form, with read-only facts in a side column, which moves above the form on narrow screens. A
 * page with only a form or only facts needs no layout.
 */
const meta = {
  title: 'Components/Layout/Detail layout',
  component: DetailColumns,
  args: {
    children: (
      <>
        <Section title="Basics">A form</Section>
        <DetailAside>
          <Section title="Facts">What is known</Section>
        </DetailAside>
      </>
    ),
  },
} satisfies Meta<typeof DetailColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

const tops = (canvasElement: HTMLElement) =>
  ['Basics', 'Facts'].map(
    (title) =>
      [...canvasElement.querySelectorAll('section')]
        .find(({ textContent }) => textContent?.startsWith(title))
        ?.getBoundingClientRect().top ?? Number.NaN,
  );

export const Wide: Story = {
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvasElement }) => {
    const [form, facts] = tops(canvasElement);
    await expect(facts).toBe(form);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvasElement }) => {
    const [form = 0, facts = 0] = tops(canvasElement);
    await expect(facts).toBeLessThan(form);
  },
};
