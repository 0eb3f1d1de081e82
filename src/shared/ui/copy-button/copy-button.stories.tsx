import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { CopyButton } from './copy-button';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });

const write = fn<(text: string) => Promise<void>>();

/** Puts a token, a link or a code on the clipboard. It stands beside the text, which can be selected as well. */
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
    // on the button, and announced
    await expect(canvas.getAllByText('Copied')).toHaveLength(2);
    await expect(write.mock.calls).toEqual([['preroll-verification=5f3c']]);
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Copy the record' })).toBeVisible();
  },
};

/** Some browsers ask, and some pages have no clipboard. */
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

/**
 * Live pictures of the docs page, not states of their own: neither is listed, and only what to do is tested.
 */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Beside what it copies, which can be read and selected as well. */
export const BesideItsText: Story = {
  ...good,
  render: (args) => (
    <Row>
      <code>{args.text}</code>
      <CopyButton {...args} />
    </Row>
  ),
};

/** Several of one name, apart from their texts: nobody knows which of them copies what. */
export const SeveralOfOneName: Story = {
  ...bad,
  render: ({ text }) => (
    <Row>
      <CopyButton text={text} />
      <CopyButton text={text} />
    </Row>
  ),
};
