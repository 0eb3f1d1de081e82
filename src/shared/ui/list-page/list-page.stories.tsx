import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, screen, waitFor } from 'storybook/test';
import { actionsColumn, createColumns } from '@/shared/ui/data-table';
import { TextField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { ListPage } from './list-page';
import { RecordMenu } from './record-menu';

interface Currency {
  code: string;
  onRename: (code: string) => void;
  onRemove: () => void;
  removalBlockedBy: string | undefined;
}

const columns = [
  createColumns<Currency>().accessor('code', { header: 'Code' }),
  actionsColumn<Currency>(({ code, onRename, onRemove, removalBlockedBy }) => (
    <RecordMenu
      name={code}
      onRemove={onRemove}
      removalBlockedBy={removalBlockedBy}
      edit={(onClose) => <CurrencyDialog title="Edit currency" code={code} onSubmit={onRename} onClose={onClose} />}
    />
  )),
];

interface CurrencyDialogProps {
  title: string;
  code: string;
  onSubmit: (code: string) => void;
  onClose: () => void;
}

function CurrencyDialog({ title, code, onSubmit, onClose }: CurrencyDialogProps) {
  const form = useForm({ ...formBehaviour, defaultValues: { code } });
  return (
    <FormDialog title={title} form={form} onSubmit={async (values) => onSubmit(values.code)} onClose={onClose}>
      <TextField name="code" label="Code" required />
    </FormDialog>
  );
}

function Currencies({ codes: initialCodes, removalBlockedBy }: { codes: string[]; removalBlockedBy?: string }) {
  const [codes, setCodes] = useState(initialCodes);
  const rows = codes.map((code) => ({
    code,
    onRename: (next: string) => setCodes(codes.map((other) => (other === code ? next : other))),
    onRemove: () => setCodes(codes.filter((other) => other !== code)),
    removalBlockedBy,
  }));
  return (
    <ListPage
      noun="currency"
      plural="currencies"
      rows={rows}
      columns={columns}
      rowKey={({ code }) => code}
      create={(onClose) => (
        <CurrencyDialog
          title="New currency"
          code=""
          onSubmit={(code) => setCodes([...codes, code])}
          onClose={onClose}
        />
      )}
    />
  );
}

/**
 * A settings page: a short list that is loaded completely, whose records are created and edited in a dialog. Give each
 * row a `RecordMenu`. For a list that the server searches and paginates, use a `ListTable`.
 */
const meta = {
  title: 'Components/Data/List page',
  component: Currencies,
  args: { codes: ['RUB', 'USD'] },
  parameters: {
    anatomy: {
      h1: 'Plural of the records',
      'div:has(> h1) + div button': 'New, with the singular: opens a dialog or a page',
      table: 'All records: the list comes as a whole',
      'td button': 'Menu of the record: edit, remove',
    },
  },
} satisfies Meta<typeof Currencies>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Creates: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New currency' }));
    await userEvent.type(await screen.findByLabelText('Code'), 'EUR{Enter}');
    await expect(await canvas.findByText('EUR')).toBeVisible();
  },
};

const choose = async ({ userEvent }: Pick<StoryContext, 'userEvent'>, name: string, steps: string) => {
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await userEvent.keyboard(steps);
  await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
};

export const Edits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for USD' }));
    await choose({ userEvent }, 'Edit', '{ArrowDown}');
    await userEvent.type(await screen.findByLabelText('Code'), 'T{Enter}');
    await expect(await canvas.findByText('USDT')).toBeVisible();
  },
};

export const Removes: Story = {
  args: { codes: ['RUB'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for RUB' }));
    await choose({ userEvent }, 'Remove', '{ArrowUp}');
    await waitFor(() => expect(canvas.getByText('No currencies yet')).toBeVisible());
  },
};

/** A record in use explains in its menu why it can't be removed. */
export const InUse: Story = {
  args: { codes: ['RUB'], removalBlockedBy: "3 accounts use this currency: it can't be removed" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for RUB' }));
    const remove = await screen.findByRole('menuitem', { name: /^Remove/ });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveTextContent("3 accounts use this currency: it can't be removed");
  },
};
