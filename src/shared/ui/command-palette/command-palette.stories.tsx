import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe, LogOut, Megaphone, Moon, Plus, Settings } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import type { CommandGroup } from './command';
import { CommandPalette } from './command-palette';

const newCampaign = fn();

const groups: readonly CommandGroup[] = [
  {
    label: 'Go to',
    commands: [
      { id: 'campaigns', label: 'Campaigns', icon: <Megaphone aria-hidden />, onSelect: fn() },
      { id: 'sites', label: 'Sites', icon: <Globe aria-hidden />, onSelect: fn() },
      { id: 'settings', label: 'Settings', keywords: ['password'], icon: <Settings aria-hidden />, onSelect: fn() },
    ],
  },
  {
    label: 'Do',
    commands: [
      { id: 'new', label: 'New campaign', icon: <Plus aria-hidden />, shortcut: 'Mod+N', onSelect: newCampaign },
      { id: 'dark', label: 'Dark', description: 'Colour theme', icon: <Moon aria-hidden />, onSelect: fn() },
      {
        id: 'out',
        label: 'Sign out',
        icon: <LogOut aria-hidden />,
        disabledReason: 'A video is on its way',
        onSelect: fn(),
      },
    ],
  },
];

/**
 * Search over commands and records, for users who know what they want. Every command is also available elsewhere in the
 * interface. The palette only knows groups and commands; a widget fills it according to the user's permissions and
 * loads it on demand.
 *
 * To choose a value in a form use a `ComboboxField`; for a few actions on one record, a `Menu`.
 */
const meta = {
  title: 'Components/Overlays/Command palette (spotlight, quick search)',
  id: 'components-overlays-command-palette',
  component: CommandPalette,
  args: {
    label: 'Search',
    placeholder: 'Search campaigns, sites and commands',
    groups,
    text: '',
    onTextChange: () => {},
    open: false,
    onClose: () => {},
    onClosed: () => {},
  },
  render: function Opener({ text: begin, ...args }) {
    const [state, setState] = useState<'open' | 'closing' | 'closed'>('closed');
    const [text, setText] = useState(begin);
    return (
      <>
        <Button onClick={() => setState('open')}>Open</Button>
        {state !== 'closed' && (
          <CommandPalette
            {...args}
            text={text}
            onTextChange={setText}
            open={state === 'open'}
            onClose={() => setState('closing')}
            onClosed={() => setState('closed')}
          />
        )}
      </>
    );
  },
  beforeEach: () => {
    newCampaign.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus());
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const highlighted = (name: RegExp | string) =>
  waitFor(() => expect(screen.getByRole('option', { name })).toHaveAttribute('data-highlighted'));

/**
 * Arrow keys, Home, End, Enter and Escape. The focus stays in the input and returns to its previous place on closing.
 */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const opener = canvas.getByRole('button', { name: 'Open' });
    await meta.play(context);
    const field = screen.getByRole('combobox', { name: 'Search' });
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await highlighted('Campaigns');
    await userEvent.keyboard('{ArrowDown}');
    await highlighted('Sites');
    await expect(screen.getByRole('option', { name: 'Sites' })).toHaveAttribute(
      'id',
      field.getAttribute('aria-activedescendant'),
    );
    await userEvent.keyboard('{End}');
    await highlighted(/^Dark/);
    await userEvent.keyboard('{Home}');
    await highlighted('Campaigns');

    await userEvent.type(field, 'camp new');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.getByRole('group', { name: 'Do' })).toBeVisible();
    await highlighted(/^New campaign/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(newCampaign).toHaveBeenCalledOnce());
    await expect(opener).toHaveFocus();

    await meta.play(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(newCampaign).toHaveBeenCalledOnce();
  },
};

/** Operated by pointer. A disabled command gives its reason. */
export const ByPointer: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await meta.play(context);
    const refused = screen.getByRole('option', { name: /Sign out/ });
    await expect(refused).toHaveTextContent('A video is on its way');
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(refused);
    await expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: /New campaign/ }));
    await waitFor(() => expect(newCampaign).toHaveBeenCalledOnce());
  },
};

export const Found: Story = {
  args: {
    text: 'spring',
    groups: [
      ...groups,
      {
        label: 'Campaigns',
        found: true,
        commands: [
          { id: '12', label: 'Spring sale', description: 'Nadia Petrova', onSelect: fn() },
          { id: '13', label: `Everything for the spring garden ${'and the balcony '.repeat(8)}`, onSelect: fn() },
        ],
      },
    ],
  },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByText('Spring')).toBeVisible();
    await expect(screen.getByText('Spring').tagName).toBe('MARK');
    await expect(screen.getByRole('option', { name: /^Spring sale/ })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(2);
  },
};

export const Searching: Story = {
  args: { text: 'spring', status: 'searching' },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByText('Searching')).toBeInTheDocument();
    await expect(screen.queryByText(/^Nothing found for/)).toBeNull();
  },
};

export const Empty: Story = {
  args: { text: 'zebra' },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByText('Nothing found for “zebra”')).toBeVisible();
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Failed: Story = {
  args: { text: 'set', status: 'failed' },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole('alert')).toHaveTextContent('Part of the search failed. Type again to retry.');
    await expect(screen.getByRole('option', { name: 'Settings' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'xs' } } };
