import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, waitFor } from 'storybook/test';
import { StoryOutput } from '@/shared/testing/story-output';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { EditConflictNotice } from './edit-conflict-notice';
import { Form } from './form';
import { formBehaviour } from './form-behaviour';
import { SubmitButton } from './submit-button';
import { useEditedRecord } from './use-edited-record';

const begun = { version: 1, name: 'Spring sale', link: 'https://shop.example/spring' };
const theirs = { version: 2, name: 'Spring sale', link: 'https://shop.example/sale' };

const toFormValues = ({ name, link }: typeof begun) => ({ name, link });

/** Form whose record Vera changes in the meantime; the server accepts edits of her version only. */
function Edit({ what }: { what: string }) {
  const [latest, setLatest] = useState(begun);
  const [saved, setSaved] = useState('');
  const form = useForm({ ...formBehaviour, defaultValues: toFormValues(begun) });
  const { base, isOutdated, wasRejected, keepMine, takeTheirs } = useEditedRecord(form, latest, toFormValues);
  const submit = (values: ReturnType<typeof toFormValues>) =>
    base.version < theirs.version ? setLatest(theirs) : setSaved(JSON.stringify(values));
  return (
    <>
      <Form form={form} label={`Edit ${what}`} onSubmit={submit}>
        {isOutdated && (
          <EditConflictNotice what={what} wasRejected={wasRejected} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
        )}
        <TextField name="name" label="Name" required />
        <TextField name="link" label="Link" required />
        <SubmitButton>Save</SubmitButton>
      </Form>
      <Button variant="ghost" onClick={() => setLatest(theirs)}>
        Vera saves hers
      </Button>
      <StoryOutput label="Saved" value={saved} />
    </>
  );
}

/**
 * Shown in a `Form` with `useEditedRecord` when the record was saved elsewhere while this form has unsaved changes.
 * Asks once which version to keep. A form without changes updates by itself.
 */
const meta = {
  title: 'Components/Inputs/Form/Edit conflict',
  component: Edit,
  args: { what: 'advert' },
} satisfies Meta<typeof Edit>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

const TITLE = 'This advert was changed in another tab or by another user';

async function type({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ', 15 s');
}

/** A new version arrives while the user types: announced without moving the focus. */
export const WhileTyping: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await type(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Vera saves hers' }));
    await expect(await canvas.findByText(TITLE)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Vera saves hers' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toHaveValue('https://shop.example/spring');
  },
};

/** The save was rejected: the notice takes the focus. */
export const RejectedSave: Story = {
  play: async (context) => {
    await type(context);
    await context.userEvent.keyboard('{Enter}');
    const notice = (await context.canvas.findByText(TITLE)).closest('[role=status]');
    await waitFor(() => expect(notice).toHaveFocus());
  },
};

/** My changes are applied to their version and submitted at once. */
export const KeepMine: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await RejectedSave.play?.(context as never);
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine' }));
    const kept = { name: 'Spring sale, 15 s', link: 'https://shop.example/sale' };
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Saved' })).toHaveTextContent(JSON.stringify(kept)));
    await expect(canvas.queryByText(TITLE)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

export const TakeTheirs: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await RejectedSave.play?.(context as never);
    await userEvent.click(canvas.getByRole('button', { name: 'Load the newer version' }));
    await waitFor(() => expect(canvas.queryByText(TITLE)).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Spring sale');
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toHaveValue('https://shop.example/sale');
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

/** On a phone the buttons are below the text. */
export const LongAndNarrow: Story = {
  args: { what: 'campaign of somebody whom one looks after' },
  render: (args) => (
    <div style={{ width: '20rem' }}>
      <Edit {...args} />
    </div>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await type(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Vera saves hers' }));
    await expect(await canvas.findByRole('button', { name: 'Save mine' })).toBeVisible();
  },
};
