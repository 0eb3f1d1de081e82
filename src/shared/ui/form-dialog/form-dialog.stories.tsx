import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ApiError, ValidationError } from '@/shared/api';
import { DialogPicture } from '@/shared/testing/dialog-picture';
import { FieldFrame } from '@/shared/testing/field-frame';
import { Button } from '@/shared/ui/button';
import { TextareaField, TextField } from '@/shared/ui/field';
import { formBehaviour, useEditedRecord } from '@/shared/ui/form';
import { FormDialog } from './form-dialog';

interface Values {
  name: string;
}

function Example({ save, danger, version }: Omit<ExampleDialogProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>New folder</Button>
      {isOpen && <ExampleDialog save={save} danger={danger} version={version} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface ExampleDialogProps {
  save: (values: Values) => Promise<unknown>;
  onClose: () => void;
  danger?: boolean | undefined;
  version?: number | undefined;
}

const toFormValues = () => ({ name: '' });

function ExampleDialog({ save, onClose, danger = false, version = 0 }: ExampleDialogProps) {
  const form = useForm<Values>({ ...formBehaviour, defaultValues: toFormValues() });
  const edited = useEditedRecord(form, { version }, toFormValues);
  return (
    <FormDialog
      title="New folder"
      form={form}
      onSubmit={save}
      onClose={onClose}
      submitLabel="Create folder"
      danger={danger}
      edited={{
        what: 'folder',
        ...edited,
        history: { describe: ({ field, old, new: next }) => ({ field, from: String(old), to: String(next) }) },
      }}
    >
      <TextField name="name" label="Name" required />
    </FormDialog>
  );
}

/**
 * A short form in a dialog over a list, open while mounted. It calls `onClose` to be unmounted. A form with more than
 * six fields is a page.
 */
const meta = {
  title: 'Components/Overlays/Form dialog (modal form)',
  id: 'components-overlays-form-dialog',
  component: Example,
  args: { save: async (_values: Values): Promise<unknown> => undefined },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const submitName: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'New folder' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Autumn{Enter}');
};

export const Saved: Story = {
  play: async (context) => {
    await submitName?.(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('button', { name: 'New folder' })).toHaveFocus();
  },
};

/** An irreversible action has the button of a destructive confirmation. */
export const Danger: Story = {
  args: { danger: true },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button variant="danger">Remove</Button>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const colour = getComputedStyle(canvas.getByRole('button', { name: 'Remove' })).backgroundColor;
    await userEvent.click(canvas.getByRole('button', { name: 'New folder' }));
    await expect(await screen.findByRole('button', { name: 'Create folder' })).toHaveStyle({ backgroundColor: colour });
  },
};

/** The dialog stays open with the typed values, and the field shows the error. */
export const ServerErrors: Story = {
  args: { save: () => Promise.reject(new ValidationError('Look again', { name: ['There is a folder of this name'] })) },
  play: async (context) => {
    await submitName?.(context);
    const field = await screen.findByLabelText('Name');
    await waitFor(() => expect(field).toHaveAccessibleDescription('There is a folder of this name'));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Autumn');
  },
};

const notFound = () => Promise.reject(new ApiError(404, 'Not found'));
const REMOVED = 'This folder was removed meanwhile';

/** Messages of one save are cleared by the next. */
export const RemovedMeanwhile: Story = {
  args: {
    version: 4,
    save: ({ name }) =>
      name === 'Autumn' ? notFound() : Promise.reject(new ValidationError('Look again', { name: ['Too long'] })),
  },
  play: async (context) => {
    await submitName?.(context);
    const notice = (await screen.findByText(REMOVED)).closest('[role=status]');
    await waitFor(() => expect(notice).toHaveFocus());
    await context.userEvent.type(screen.getByLabelText('Name'), 's{Enter}');
    await expect(await screen.findByText('Too long')).toBeVisible();
    await expect(screen.queryByText(REMOVED)).toBeNull();
  },
};

/** A record that was never saved can't have been removed by others. */
export const NotFoundForNew: Story = {
  args: { save: fn(notFound) },
  play: async (context) => {
    await submitName?.(context);
    await waitFor(() => expect(context.args.save).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create folder' })).toBeEnabled());
    await expect(screen.queryByText(REMOVED)).toBeNull();
  },
};

/**
 * Without changes, Escape and Cancel close the dialog immediately. With changes it asks first, and Cancel keeps them.
 */
export const ClosedWithChanges: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'New folder' });
    const closings = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
    ];
    for (const close of closings) {
      await userEvent.click(opener);
      const field = await screen.findByLabelText('Name');
      await waitFor(() => expect(field).toHaveFocus());
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    }

    await userEvent.click(opener);
    const typedInto = await screen.findByLabelText('Name');
    await userEvent.type(typedInto, 'Autumn');
    await userEvent.keyboard('{Escape}');
    const question = () => screen.findByRole('alertdialog', { name: 'Discard changes?' });
    const cancel = within(await question()).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(cancel);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(typedInto).toHaveFocus());
    await expect(typedInto).toHaveValue('Autumn');

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const discard = within(await question()).getByRole('button', { name: 'Discard' });
    // the question accepts clicks a moment after it appears
    await waitFor(() => expect(getComputedStyle(discard).pointerEvents).not.toBe('none'));
    await userEvent.click(discard);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** One or two fields over the list that they add to; the button names the new record. */
export const FieldOrTwo: Story = {
  ...good,
  render: () => (
    <DialogPicture title="New folder">
      <FieldFrame quiet>
        <TextField name="name" label="Name" required />
        <Button>Create folder</Button>
      </FieldFrame>
    </DialogPicture>
  ),
};

/** A form with more than six fields needs a URL, and the dialog hides the page. Make it a page with _Steps_. */
export const LongForm: Story = {
  ...bad,
  render: () => (
    <DialogPicture title="New campaign">
      <FieldFrame quiet>
        {['Name', 'Format', 'Bid', 'First day', 'Last day', 'Total budget', 'Daily budget'].map((label) => (
          <TextField key={label} name={label} label={label} required />
        ))}
        <TextareaField name="countries" label="Countries" />
        <Button>Save</Button>
      </FieldFrame>
    </DialogPicture>
  ),
};
