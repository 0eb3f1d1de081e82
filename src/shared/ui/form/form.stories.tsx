import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ApiError, ValidationError } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { UrlField } from '@/shared/ui/url-field';
import { Form } from './form';
import { formBehaviour } from './form-behaviour';
import { SubmitButton } from './submit-button';
import { useUnsavedChangesGuard } from './use-unsaved-changes-guard';

interface Values {
  name: string;
  link: string;
}

const required = (what: string) => (value: string) => value.trim() !== '' || `Enter ${what}`;

interface CampaignFormProps {
  save: (values: Values) => unknown;
  refusal?: Record<string, string[]>;
}

function CampaignForm({ save, refusal }: CampaignFormProps) {
  const form = useForm<Values>({
    ...formBehaviour,
    defaultValues: { name: '', link: '' },
    resolver: (values) => {
      const name = required('a name')(values.name);
      const link = required('a link')(values.link);
      const errors = {
        ...(name !== true && { name: { type: 'required', message: name } }),
        ...(link !== true && { link: { type: 'required', message: link } }),
      };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  useUnsavedChangesGuard(form.formState.isDirty);
  const submit = async (values: Values) => {
    await save(values);
    if (refusal) throw new ValidationError('Some fields need your attention', refusal);
  };
  return (
    <Form form={form} label="Campaign" onSubmit={submit}>
      <TextField name="name" label="Name" required />
      <TextField name="link" label="Link" required />
      <div>
        <SubmitButton>Save campaign</SubmitButton>
      </div>
    </Form>
  );
}

/**
 * `useForm` with `formBehaviour` and a schema, `Form` around the fields, `SubmitButton` at the end, and
 * `useUnsavedChangesGuard` to protect unsaved work. One column with labels above; errors appear on blur and on submit.
 * A 422 thrown by `onSubmit` is shown at its fields.
 *
 * Don't use a form for the filters of a list or a single switch, which take effect immediately.
 */
const meta = {
  title: 'Components/Inputs/Form',
  component: CampaignForm,
  args: { save: fn() },
} satisfies Meta<typeof CampaignForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The submit button stays enabled: it shows what is missing and moves the focus there. */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Link' }), 'https://example.com');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Link' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save campaign' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.getByText('Enter a name')).toBeVisible();
    await expect(canvas.getByText('Enter a link')).toBeVisible();
    await expect(args.save).not.toHaveBeenCalled();
  },
};

export const InvalidOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.tab();
    await expect(await canvas.findByText('Enter a name')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'S');
    await waitFor(() => expect(canvas.queryByText('Enter a name')).toBeNull());
  },
};

/** Enter submits once, however often it is pressed. */
export const Saving: Story = {
  args: { save: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Spring sale');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Link' }), 'https://example.com{Enter}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save campaign' })).toHaveAttribute('aria-busy', 'true'),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.save).toHaveBeenCalledWith({ name: 'Spring sale', link: 'https://example.com' });
  },
};

async function fillAndSave({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Spring sale');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Link' }), 'https://example.com{Enter}');
}

/** The messages of a 422 appear at their fields, the first field takes the focus, and all values stay. */
export const ServerErrors: Story = {
  args: { refusal: { link: ['answers with 404'], name: ['is taken'] } },
  play: async (context) => {
    const { canvas } = context;
    await fillAndSave(context);
    const link = canvas.getByRole('textbox', { name: 'Link' });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(link).toHaveAccessibleDescription('answers with 404');
    await expect(canvas.getByText('is taken')).toBeVisible();
    await expect(link).toHaveValue('https://example.com');
  },
};

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Waits for two frames, after which all changes have been painted. */
const nextPaint = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

/**
 * Pressing below an invalid field takes the focus from it, but its error appears only after the release: it would move
 * the pressed element away, and the click would miss it.
 */
export const PressedBelowAnError: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Name'));
    const link = canvas.getByLabelText('Link');
    const before = topOf(link);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: link });
    await expect(link).toHaveFocus();
    await nextPaint();
    await expect(topOf(link)).toBe(before);
    await expect(canvas.queryByText('Enter a name')).toBeNull();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: link });
    await expect(await canvas.findByText('Enter a name')).toBeVisible();
    await expect(topOf(link)).toBeGreaterThan(before);
    await expect(link).toHaveFocus();
  },
};

/** The secondary button never clicks, so the error appears at once, without waiting for its release. */
export const OtherButtonBelowAnError: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Name'));
    await userEvent.pointer({ keys: '[MouseRight>]', target: canvas.getByLabelText('Link') });
    await expect(await canvas.findByText('Enter a name')).toBeVisible();
    await userEvent.pointer({ keys: '[/MouseRight]' });
  },
};

/** Releasing the secondary button doesn't end a press of the primary one. */
export const OtherButtonReleased: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Name'));
    const link = canvas.getByLabelText('Link');
    await userEvent.pointer({ keys: '[MouseLeft>][MouseRight]', target: link });
    await nextPaint();
    await expect(canvas.queryByText('Enter a name')).toBeNull();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: link });
    await expect(await canvas.findByText('Enter a name')).toBeVisible();
  },
};

/** A server error stays until the value changes; blur alone doesn't clear it. */
export const ServerErrorUntilChanged: Story = {
  args: { refusal: { link: ['answers with 404'], name: ['is taken'] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillAndSave(context);
    const link = canvas.getByRole('textbox', { name: 'Link' });
    await waitFor(() => expect(link).toHaveAccessibleDescription('answers with 404'));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.click(link);
    await userEvent.tab();
    await expect(canvas.getByText('answers with 404')).toBeVisible();
    await expect(canvas.getByText('is taken')).toBeVisible();
    await userEvent.type(link, '/here');
    await waitFor(() => expect(canvas.queryByText('answers with 404')).toBeNull());
    await expect(canvas.getByText('is taken')).toBeVisible();
  },
};

function Shrinking() {
  const form = useForm({
    ...formBehaviour,
    defaultValues: { link: 'ftp://' },
    resolver: (values) => ({ values, errors: {} }),
  });
  const [hasLink, setHasLink] = useState(true);
  const [refusal, setRefusal] = useState<Record<string, string[]>>({});
  const submit = () => {
    if (Object.keys(refusal).length > 0) throw new ValidationError('Some fields need your attention', refusal);
    setRefusal({ link: ['is wanted'] });
  };
  return (
    <Form form={form} label="Campaign" onSubmit={submit}>
      {hasLink && <UrlField name="link" label="Link" />}
      <Button onClick={() => setHasLink(false)}>Without a link</Button>
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

/** An unmounted field doesn't block the form, and server errors for it appear above the form. */
export const UnmountedField: Story = {
  render: () => <Shrinking />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Link' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Without a link' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('link: is wanted');
  },
};

function InParts() {
  const form = useForm({
    ...formBehaviour,
    defaultValues: { name: '', link: '' },
    resolver: (values) => ({ values, errors: {} }),
  });
  const [part, setPart] = useState<'name' | 'link'>('name');
  const submit = () => {
    throw new ValidationError('Some fields need your attention', {
      link: ['is wanted'],
      '': ['The balance is empty.'],
    });
  };
  const reveal = ([first]: readonly string[]) => {
    if (first === 'name' || first === 'link') setPart(first);
    return first;
  };
  return (
    <Form
      form={form}
      label="Campaign"
      onSubmit={submit}
      hidden={{ has: (path) => path === 'name' || path === 'link', reveal }}
    >
      {part === 'name' ? <TextField name="name" label="Name" /> : <TextField name="link" label="Link" />}
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

/** An invalid field that is hidden is revealed and focused. */
export const HiddenInvalidField: Story = {
  render: () => <InParts />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Spring sale{Enter}');
    const link = await canvas.findByRole('textbox', { name: 'Link' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAccessibleDescription('is wanted');
    await expect(canvas.getByRole('alert')).toHaveTextContent('The balance is empty.');
  },
};

/** Errors without a visible field appear above the form. */
export const ErrorsAboveTheForm: Story = {
  args: { refusal: { '': ['The balance is empty.'], 'limits.cash': ['must be positive'] } },
  play: async (context) => {
    const { canvas } = context;
    await fillAndSave(context);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The balance is empty. limits.cash: must be positive');
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
  },
};

/** The failed call shows a toast; the form keeps its values and can be submitted again. */
export const FailedSave: Story = {
  args: { save: fn(() => Promise.reject(new ApiError(0, 'Network error'))) },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fillAndSave(context);
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Spring sale');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save campaign' })).not.toHaveAttribute('aria-busy'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save campaign' }));
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(2));
  },
};

function WithWayOut(props: CampaignFormProps) {
  const { pathname } = useLocation();
  const [away] = useState('/campaigns' as string);
  return (
    <>
      <p>Address: {pathname}</p>
      <Link to={away}>Campaigns</Link>
      <CampaignForm {...props} />
    </>
  );
}

/** Asks before unsaved changes are lost. */
export const ConfirmBeforeLeaving: Story = {
  render: (args) => <WithWayOut {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Spring sale');
    await userEvent.click(canvas.getByRole('link', { name: 'Campaigns' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

export const LeftWithChanges: Story = {
  tags: ['!autodocs'],
  render: (args) => <WithWayOut {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Spring sale');
    await userEvent.click(canvas.getByRole('link', { name: 'Campaigns' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Address: /')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Spring sale');

    await userEvent.click(canvas.getByRole('link', { name: 'Campaigns' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByText('Address: /campaigns')).toBeVisible();
  },
};
