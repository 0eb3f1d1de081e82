import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { CopyButton } from './copy-button';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });

const write = fn<(text: string) => Promise<void>>();

/** Copies a token, a link or a code to the clipboard. Stands beside the text, which can also be selected. */
const meta = {
  title: 'Components/Actions/Copy button (clipboard)',
  id: 'components-actions-copy-button',
  component: CopyButton,
  args: { text: 'preroll-verification=5f3c', children: 'Copy the record' },
  beforeEach: () => {
    write.mockReset().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copies: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the record' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    // once on the button and once in the live region
    await expect(canvas.getAllByText('Copied')).toHaveLength(2);
    await expect(write.mock.calls).toEqual([['preroll-verification=5f3c']]);
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Copy the record' })).toBeVisible();
  },
};

/** Browsers may deny access to the clipboard, and pages without HTTPS have none. */
export const Refused: Story = {
  beforeEach: () => {
    write.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the record' }));
    await expect(await screen.findByText(/does not allow copying here/)).toBeVisible();
    await expect(within(document.body).queryByText('Copied')).toBeNull();
  },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Beside the copied text, which can be read and selected. */
export const BesideItsText: Story = {
  ...good,
  render: (args) => (
    <Row>
      <code>{args.text}</code>
      <CopyButton {...args} />
    </Row>
  ),
};

/** Several buttons with the same label away from their texts: it is unclear what each one copies. */
export const SeveralOfOneName: Story = {
  ...bad,
  render: ({ text }) => (
    <Row>
      <CopyButton text={text} />
      <CopyButton text={text} />
    </Row>
  ),
};
