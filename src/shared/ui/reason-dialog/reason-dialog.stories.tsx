import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ValidationError } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog';

function Opener(props: Omit<ReasonDialogProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Ban</Button>
      {isOpen && <ReasonDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/**
 * Asks for the reason of a decision that affects a user: a ban, a lock, a return. The help text names its readers. If
 * the reason is one of a list, use a `FormDialog` with a select.
 */
const meta = {
  title: 'Components/Overlays/Reason dialog',
  component: Opener,
  args: {
    title: 'Ban Spring sale, 15 s?',
    children: 'The advert stops immediately and has to pass moderation again.',
    name: 'ban',
    help: 'Visible to the advertiser',
    submitLabel: 'Ban',
    danger: true,
    onSubmit: fn<(reason: string) => Promise<unknown>>(async () => undefined),
  },
} satisfies Meta<typeof Opener>;

export default meta;
type Story = StoryObj<typeof meta>;
type Acting = Parameters<NonNullable<Story['play']>>[0];

async function write({ canvas, userEvent }: Acting, reason: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Ban' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ban Spring sale, 15 s?' }));
  await userEvent.type(await dialog.findByLabelText('Reason'), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Ban' }));
  return dialog;
}

export const Given: Story = {
  play: async (context) => {
    await write(context, 'Misleading claim');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.args.onSubmit).toHaveBeenCalledWith('Misleading claim');
  },
};

/** The rule shared with the server rejects it before it is sent. */
export const TooShort: Story = {
  play: async (context) => {
    const dialog = await write(context, 'no');
    await expect(await dialog.findByText('At least 3 characters')).toBeVisible();
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Errors from the server appear at the field. */
export const RefusedByTheServer: Story = {
  args: {
    onSubmit: fn<(reason: string) => Promise<unknown>>(async () => {
      throw new ValidationError('Look again', { ban: ['Says nothing'] });
    }),
  },
  play: async (context) => {
    const dialog = await write(context, 'Because');
    await expect(await dialog.findByText('Says nothing')).toBeVisible();
  },
};
