import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { DialogPicture } from '@/shared/testing/dialog-picture';
import { FieldFrame } from '@/shared/testing/field-frame';
import { Button } from '@/shared/ui/button';
import { PasswordField, TextField } from '@/shared/ui/field';
import { Dialog } from './dialog';

/**
 * A modal dialog, short enough to fit on the screen: two or three fields, or a choice. It takes the focus, returns it,
 * and closes with Escape.
 *
 * Longer forms are pages with a URL. Use a `ConfirmDialog` for a yes-or-no question and a toast or a `Banner` for
 * information. Never stack dialogs.
 */
const meta = {
  title: 'Components/Overlays/Dialog (modal, popup)',
  id: 'components-overlays-dialog',
  component: Dialog,
  args: { title: 'Sign in', open: false, onOpenChange: () => {}, children: 'Content of the dialog.' },
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the focus, returns it, closes with Escape; at most 444 px wide. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Sign in' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(444);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The dialog takes the focus shortly after it appears, unless the user has already focused a field. */
export const TypedIntoAtOnce: Story = {
  args: {
    children: (
      <>
        <label>
          E-mail <input />
        </label>
        <label>
          Password <input ref={(field) => field?.focus()} />
        </label>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    // the page behind the dialog has become inert
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Open' })).toBeNull());
    await userEvent.keyboard('secret');
    await expect(screen.getByLabelText('Password')).toHaveValue('secret');
  },
};

/** Returns the focus even if its owner unmounts it while open. */
export const Unmounted: Story = {
  render: function Owner(args) {
    const [shown, setShown] = useState(false);
    return (
      <>
        <Button onClick={() => setShown(true)}>Open</Button>
        {shown && <Dialog {...args} open onOpenChange={() => setShown(false)} />}
      </>
    );
  },
  play: Plain.play,
};

export const WithFooterOpen: Story = {
  args: {
    footer: (
      <>
        <Button variant="outline">Cancel</Button>
        <Button>Sign in</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
  },
};

/** Only the body scrolls, also by keyboard. */
export const LongTextOnAPhone: Story = {
  args: {
    ...WithFooterOpen.args,
    title: 'Terms of use',
    children: 'What is agreed on is written down here. '.repeat(120),
  },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await screen.findByRole('dialog', { name: 'Terms of use' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
    const body = screen.getByText(/What is agreed on/).parentElement;
    await expect(body).toHaveAttribute('tabindex', '0');
  },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Fits on the screen, over the page it belongs to: two fields, and a button that names the action. */
export const SeenAtOnce: Story = {
  ...good,
  parameters: {
    anatomy: {
      'header > b': 'Title: what is done here, or the question',
      'header > button': 'Closes it, as Escape and a press outside do',
      'header + div': 'Content: at most 444 px wide; the only part that scrolls',
      footer: 'Buttons: the primary one last, named by its verb',
    },
  },
  render: () => (
    <DialogPicture
      title="Sign in"
      footer={
        <>
          <Button variant="outline">Cancel</Button>
          <Button>Sign in</Button>
        </>
      }
    >
      <FieldFrame quiet>
        <TextField name="login" label="E-mail" required />
        <PasswordField name="password" label="Password" required />
      </FieldFrame>
    </DialogPicture>
  ),
};

/** Requires an action although there is nothing to decide. Use a toast. */
export const OnlyInformation: Story = {
  ...bad,
  render: () => (
    <DialogPicture title="Success" footer={<Button>OK</Button>}>
      Campaign Spring sale updated.
    </DialogPicture>
  ),
};
