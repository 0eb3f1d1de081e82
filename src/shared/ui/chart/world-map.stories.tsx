import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WorldMap } from './world-map';

const countries = [
  { code: 'DE', name: 'Germany', value: 92_000 },
  { code: 'RU', name: 'Russia', value: 541_200 },
  { code: 'KZ', name: 'Kazakhstan', value: 210_400 },
  { code: 'BR', name: 'Brazil', value: 18_300 },
  { code: 'SG', name: 'Singapore', value: 1_200 },
  { code: '', name: 'Unknown', value: 700 },
];

/**
 * A value for each country, in six colour steps. A click or Enter opens a country; arrow keys move between countries by
 * rank. The table has every number, including countries that are too small to be drawn.
 *
 * Use bars for a few values.
 */
const meta = {
  title: 'Components/Charts/World map',
  component: WorldMap,
  args: { label: 'Shows by country', most: 'Most shows', countries, onOpen: fn() },
  parameters: {
    anatomy: {
      figcaption: 'What is counted',
      fieldset: 'The same numbers as a table, with what is too small to draw',
      'svg[role=group]': 'Countries, each one of six steps; a press opens one',
      'svg[role=group] + div > span': 'The peak in words, or the country that is pointed at',
      'svg[role=group] + div > span + span': 'What the steps mean',
    },
  },
} satisfies Meta<typeof WorldMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; the focused country is named with its value. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Most shows in Russia')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Chart' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Russia: 541,200' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByText('Germany: 92,000')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(countries[0]);
  },
};

/** Includes territories too small to be drawn and values without a country. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('row', { name: 'Singapore 1,200' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Unknown 700' })).toBeInTheDocument();
  },
};

export const Empty: Story = { args: { countries: [] } };

export const OnAPhone: Story = { globals: { viewport: { value: 'xs' } } };

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Shows the geographic distribution of more countries than fit into a readable list. */
export const ManyCountries: Story = { ...good };

/** Two countries on an empty map. Use a bar _Chart_. */
export const TwoCountries: Story = {
  ...bad,
  args: {
    countries: [
      { code: 'RU', name: 'Russia', value: 541_200 },
      { code: 'KZ', name: 'Kazakhstan', value: 498_700 },
    ],
  },
};
