import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { StoryOutput } from '@/shared/testing/story-output';
import { ComboboxFilter } from './combobox-filter';

const cities = ['Berlin', 'Bern', 'Paris'].map((label, index) => ({ value: index + 1, label }));

function Cities({ initial }: { initial: number | undefined }) {
  const [chosen, setChosen] = useState(initial);
  return (
    <>
      <ComboboxFilter
        label="City"
        anything="All cities"
        chosen={chosen}
        onChange={setChosen}
        search={(text) => ({
          queryKey: ['cities', text],
          queryFn: async () => cities.filter(({ label }) => label.toLowerCase().startsWith(text)),
        })}
        knownOptions={[{ value: 77, label: 'Samarkand' }]}
      />
      <StoryOutput label="Chosen" value={chosen ?? 'all'} />
    </>
  );
}

/** Filters a list by one of many records on the server. For up to twenty known choices use `SingleChoiceFilter`. */
const meta = {
  title: 'Components/Data/Data table/Combobox filter',
  component: Cities,
  args: { initial: undefined },
} satisfies Meta<typeof Cities>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { args: { initial: 77 } };

/** By keyboard: the button opens the search and has the focus again after a choice. */
export const Replaced: Story = {
  ...Chosen,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Filter by City: Samarkand' }).focus();
    await userEvent.keyboard('{Enter}');
    const input = await canvas.findByRole('combobox', { name: 'Filter by City' });
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('Samarkand');
    await userEvent.clear(input);
    await userEvent.keyboard('ber');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Filter by City: Berlin' })).toHaveFocus();
    await expect(canvas.getByRole('status', { name: 'Chosen' })).toHaveTextContent('1');
  },
};

/** Escape and leaving keep the choice; the field's clear button removes it. */
export const ClearedOrLeft: Story = {
  ...Chosen,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const chip = () => canvas.findByRole('button', { name: /^Filter by City/ });
    await userEvent.click(await chip());
    await userEvent.type(await canvas.findByRole('combobox'), 'x{Escape}');
    await expect(await chip()).toHaveFocus();
    await expect(await chip()).toHaveAccessibleName('Filter by City: Samarkand');

    await userEvent.click(await chip());
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('status', { name: 'Chosen' })).toHaveTextContent('all');
    await userEvent.click(canvas.getByRole('status', { name: 'Chosen' }));
    await expect(await chip()).toHaveAccessibleName('Filter by City');
    await expect(await chip()).not.toHaveFocus();
  },
};
