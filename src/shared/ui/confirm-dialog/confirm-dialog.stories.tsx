import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { DialogPicture } from '@/shared/testing/dialog-picture';
import { Button } from '@/shared/ui/button';
import { type Question, useConfirm } from './confirm-context';

function Asker(question: Question) {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('none yet');
  const ask = async () => setAnswer((await confirm(question)) ? 'yes' : 'no');
  return (
    <>
      <Button onClick={() => void ask()}>Ask</Button>
      <p>Answer: {answer}</p>
    </>
  );
}

/**
 * Asks before an action that can't be undone: `const confirm = useConfirm()`, then `await confirm({...})`. If an action
 * can be undone, offer Undo instead.
 */
const meta = {
  title: 'Components/Overlays/Confirm dialog (alert dialog)',
  id: 'components-overlays-confirm-dialog',
  component: Asker,
  args: {
    title: 'Remove the advert?',
    text: '"Spring sale, 15 s" stops serving at once and cannot be brought back.',
    confirmLabel: 'Remove advert',
    danger: true,
  },
} satisfies Meta<typeof Asker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove advert' }));
    await expect(await canvas.findByText('Answer: yes')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The focus starts on Cancel, so that Enter can't destroy anything. */
export const EscapeIsNo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove the advert?' });
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(444);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Answer: no')).toBeVisible();
  },
};

export const Danger: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Open: Story = {
  args: {
    title: 'Send for moderation?',
    text: 'Serving pauses until it is approved.',
    confirmLabel: 'Send',
    danger: false,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

function PassingAsker(question: Question) {
  const [isMounted, setIsMounted] = useState(true);
  useEffect(() => {
    const leave = () => setIsMounted(false);
    window.addEventListener('leave', leave);
    return () => window.removeEventListener('leave', leave);
  }, []);
  return isMounted && <Asker {...question} />;
}

/** The calling component unmounts because the session ended in another tab. */
export const AskerUnmounted: Story = {
  render: (question) => <PassingAsker {...question} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    window.dispatchEvent(new Event('leave'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** The title names the record, the text the loss, and the button the action. */
export const NamedConsequence: Story = {
  ...good,
  render: () => (
    <DialogPicture
      title="Delete “Autumn clearance”?"
      footer={
        <>
          <Button variant="outline">Cancel</Button>
          <Button variant="danger">Delete campaign</Button>
        </>
      }
    >
      Three adverts are deleted with it. Its figures stay in Analytics. This can’t be undone.
    </DialogPicture>
  ),
};

/** "OK" doesn't name the action. An action that can be undone needs no question: offer Undo. */
export const AreYouSure: Story = {
  ...bad,
  render: () => (
    <DialogPicture
      title="Are you sure?"
      footer={
        <>
          <Button variant="outline">No</Button>
          <Button>OK</Button>
        </>
      }
    >
      The campaign will be stopped.
    </DialogPicture>
  ),
};
