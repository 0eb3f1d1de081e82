import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { SearchField } from './search-field';

/**
 * Debounced search input for a list. The URL holds the text.
 *
 * `DataTable` and `ListTable` include one. To select a value in a form use a `ComboboxField`.
 */
const meta = {
  title: 'Components/Inputs/Search field (search box)',
  id: 'components-inputs-search-field',
  component: SearchField,
  args: { label: 'Search campaigns', value: '', onSearch: fn() },
  parameters: {
    anatomy: {
      input: 'Says what it searches; the list follows the typing after 0.3 s',
    },
  },
  render: ({ value, onSearch, ...props }) => {
    const [text, setText] = useState(value);
    const search = (next: string) => {
      onSearch(next);
      setText(next);
    };
    return <SearchField {...props} value={text} onSearch={search} />;
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search campaigns' }), 'spring');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('spring'));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

export const Filled: Story = { args: { value: 'spring' } };

/** Enter doesn't submit the surrounding form. */
export const InAForm: Story = {
  render: function Render(props) {
    const [isSent, setIsSent] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setIsSent(true);
        }}
      >
        <SearchField {...props} delay={0} />
        <button type="submit">{isSent ? 'Saved' : 'Save'}</button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search campaigns' }), 'spring{Enter}');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('button', { name: 'Saved' })).toBeVisible();
  },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Names the list, which updates while typing. */
export const NamesTheList: Story = { ...good, args: { label: 'Search adverts' } };

/** Needs no explanation and no button. */
export const Explained: Story = {
  ...bad,
  render: ({ onSearch }) => (
    <>
      <SearchField label="Search" value="" onSearch={onSearch} />
      <p>Campaigns are found by their name.</p>
      <Button size="sm">Find</Button>
    </>
  ),
};
