import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, waitFor, within } from 'storybook/test';
import type { Change, FieldChange } from '@/shared/api';
import { StoryOutput } from '@/shared/testing/story-output';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { EditConflictNotice } from './edit-conflict-notice';
import { Form } from './form';
import { formBehaviour } from './form-behaviour';
import { SubmitButton } from './submit-button';
import { useEditedRecord } from './use-edited-record';

const begun = { version: 1, name: 'Spring sale', link: 'https://shop.example/spring' };
const theirs = { version: 2, name: 'Summer sale', link: 'https://shop.example/sale' };

const toFormValues = ({ name, link }: typeof begun) => ({ name, link });

const labels: Record<string, string> = { name: 'Name', link: 'Link' };

const describe = ({ field, old, new: next }: FieldChange) => ({
  field: labels[field] ?? field,
  from: String(old),
  to: String(next),
});

const veras: Change = {
  id: 2,
  user_id: 7,
  user_name: 'Vera Orlova',
  created_at: new Date(Date.now() - 125_000).toISOString(),
  action: 'updated',
  fields: [
    { field: 'name', old: begun.name, new: theirs.name },
    { field: 'link', old: begun.link, new: theirs.link },
  ],
};

interface EditProps {
  what: string;
  readChanges: () => Promise<readonly Change[]>;
}

/** A form whose record Vera changes in the meantime; the server only accepts edits of her version. */
function Edit({ what, readChanges }: EditProps) {
  const [latest, setLatest] = useState(begun);
  const [saved, setSaved] = useState('');
  const form = useForm({ ...formBehaviour, defaultValues: toFormValues(begun) });
  const edited = useEditedRecord(form, latest, toFormValues);
  const submit = (values: ReturnType<typeof toFormValues>) =>
    edited.base.version < theirs.version ? setLatest(theirs) : setSaved(JSON.stringify(values));
  return (
    <>
      <Form form={form} label={`Edit ${what}`} onSubmit={submit}>
        <EditConflictNotice what={what} edited={edited} history={{ readChanges, describe }} />
        <TextField name="name" label="Name" required />
        <TextField name="link" label="Link" required />
        <SubmitButton>Save</SubmitButton>
      </Form>
      <Button variant="ghost" onClick={() => setLatest(theirs)}>
        Vera saves
      </Button>
      <StoryOutput label="Saved" value={saved} />
    </>
  );
}

/**
 * Shown in a `Form` with `useEditedRecord` if the record was saved elsewhere while this form has unsaved changes. Names
 * the other user and the changes, and asks which value to keep in fields that both changed. A form without changes
 * updates by itself.
 */
const meta = {
  title: 'Components/Inputs/Form/Edit conflict',
  component: Edit,
  args: { what: 'advert', readChanges: async () => [veras] },
} satisfies Meta<typeof Edit>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

const TITLE = 'Vera Orlova changed Name and Link 2 minutes ago';

async function type({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ', 15 s');
}

/** A new version arrives while the user types; it is announced without moving the focus. */
export const WhileTyping: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await type(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Vera saves' }));
    await expect(await canvas.findByText(TITLE)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Vera saves' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toHaveValue('https://shop.example/spring');
  },
};

/** The save was rejected, so the notice takes the focus. */
export const RejectedSave: Story = {
  play: async (context) => {
    await type(context);
    await context.userEvent.keyboard('{Enter}');
    const notice = (await context.canvas.findByText(TITLE)).closest('[role=status]');
    await waitFor(() => expect(notice).toHaveFocus());
  },
};

/** Saves at once: keeps my value in conflicts unless theirs was chosen, and all of their other changes. */
export const KeepMine: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await RejectedSave.play?.(context as never);
    const name = within(canvas.getByRole('group', { name: 'Name' }));
    await expect(name.getByRole('radio', { name: 'Theirs Summer sale' })).not.toBeChecked();
    await expect(name.getByRole('radio', { name: 'Mine Spring sale, 15 s' })).toBeChecked();
    await expect(canvas.getByText('Link:').closest('li')).toHaveTextContent(
      'Link: from https://shop.example/spring to https://shop.example/sale',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save choices' }));
    const data = { name: 'Spring sale, 15 s', link: 'https://shop.example/sale' };
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Saved' })).toHaveTextContent(JSON.stringify(data)));
    await expect(canvas.queryByText(TITLE)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

/** Keeps their value in one field and mine in the other. */
export const TakeTheirsInOneField: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Link' }), '/2');
    await RejectedSave.play?.(context as never);
    const name = within(canvas.getByRole('group', { name: 'Name' }));
    await userEvent.click(name.getByRole('radio', { name: /^Theirs/ }));
    // typing continues while the question is open
    await userEvent.type(canvas.getByRole('textbox', { name: 'Link' }), '3');
    await expect(canvas.getByRole('radio', { name: 'Mine https://shop.example/spring/23' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save choices' }));
    const data = { name: 'Summer sale', link: 'https://shop.example/spring/23' };
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Saved' })).toHaveTextContent(JSON.stringify(data)));
  },
};

export const TakeTheirs: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await RejectedSave.play?.(context as never);
    await userEvent.click(canvas.getByRole('button', { name: 'Load the newer version' }));
    await waitFor(() => expect(canvas.queryByText(TITLE)).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Summer sale');
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toHaveValue('https://shop.example/sale');
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

/** On phones the buttons are below the text. */
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
    await userEvent.click(canvas.getByRole('button', { name: 'Vera saves' }));
    await expect(await canvas.findByRole('button', { name: 'Save choices' })).toBeVisible();
  },
};
