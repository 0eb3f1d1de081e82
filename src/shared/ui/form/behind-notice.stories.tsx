import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, waitFor } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { BehindNotice } from './behind-notice';
import { Form } from './form';
import { formBehaviour } from './form-behaviour';
import { SubmitButton } from './submit-button';
import { useEditedRecord } from './use-edited-record';

const begun = { version: 1, name: 'Spring sale', link: 'https://shop.example/spring' };
const theirs = { version: 2, name: 'Spring sale', link: 'https://shop.example/sale' };

const toFormValues = ({ name, link }: typeof begun) => ({ name, link });

/** An edit of what Vera changes meanwhile: the server takes an edit of her version only. */
function Edit({ what }: { what: string }) {
  const [latest, setLatest] = useState(begun);
  const [saved, setSaved] = useState('');
  const form = useForm({ ...formBehaviour, defaultValues: toFormValues(begun) });
  const { base, isBehind, wasRefused, keepMine, takeTheirs } = useEditedRecord(form, latest, toFormValues);
  const submit = (values: ReturnType<typeof toFormValues>) =>
    base.version < theirs.version ? setLatest(theirs) : setSaved(JSON.stringify(values));
  return (
    <>
      <Form form={form} label={`Edit ${what}`} onSubmit={submit}>
        {isBehind && (
          <BehindNotice what={what} wasRefused={wasRefused} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
        )}
        <TextField name="name" label="Name" required />
        <TextField name="link" label="Link" required />
        <SubmitButton>Save</SubmitButton>
      </Form>
      <Button variant="ghost" onClick={() => setLatest(theirs)}>
        Vera saves hers
      </Button>
      <output aria-label="Saved">{saved}</output>
    </>
  );
}

/**
 * Inside of a `Form` over `useEditedRecord`: somebody else has saved the record while this form holds something unsaved.
 * Whose version goes on is asked once, and nothing is lost before. A form in which nothing was typed follows by itself
 * and needs no notice.
 */
const meta = {
  title: 'Components/Inputs/Form/Changed by somebody else',
  component: Edit,
  args: { what: 'advert' },
} satisfies Meta<typeof Edit>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

const TITLE = 'Somebody else has changed this advert';

async function type({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ', 15 s');
}

/** News while one types: told, and the focus stays where one is. */
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

/** A save that was refused: the choice is what is read next. */
export const Refused: Story = {
  play: async (context) => {
    await type(context);
    await context.userEvent.keyboard('{Enter}');
    const notice = (await context.canvas.findByText(TITLE)).closest('[role=status]');
    await waitFor(() => expect(notice).toHaveFocus());
  },
};

/** What was changed goes over theirs, what wasn't stays theirs; it is sent at once. */
export const MineKept: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Refused.play?.(context as never);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    const kept = { name: 'Spring sale, 15 s', link: 'https://shop.example/sale' };
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Saved' })).toHaveTextContent(JSON.stringify(kept)));
    await expect(canvas.queryByText(TITLE)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

export const TheirsTaken: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Refused.play?.(context as never);
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(canvas.queryByText(TITLE)).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Spring sale');
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toHaveValue('https://shop.example/sale');
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

/** On a telephone the choice stands below the words. */
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
    await expect(await canvas.findByRole('button', { name: 'Keep mine' })).toBeVisible();
  },
};
