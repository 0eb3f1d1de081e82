import { chakra } from '@chakra-ui/react/styled-system';
import type { StatementLine } from '@/shared/api';
import { formatDate } from '@/shared/lib/dates';
import { styled } from '@/shared/theme';
import { Amount } from '@/shared/ui/amount';
import { createColumns, RowLink } from '@/shared/ui/data-table';
import { directionLabels, stateLabels } from '../model/line-texts';

const column = createColumns<StatementLine>();

const Note = styled('span', {
  base: { display: 'block', textStyle: 'caption', color: 'text.muted', overflowWrap: 'anywhere' },
});

const State = chakra('span', {
  base: { fontWeight: 'medium' },
  variants: {
    tone: {
      done: { color: 'tone.success.text' },
      open: { color: 'tone.warning.text' },
      wrong: { color: 'tone.error.text' },
      quiet: { color: 'text.muted' },
    },
  },
});

const tones = {
  matched: 'done',
  posted: 'done',
  imported: 'quiet',
  skipped: 'quiet',
  undecided: 'open',
  unmatched: 'wrong',
  invalid: 'wrong',
} as const;

const payerOf = ({ payer, line }: StatementLine) => payer || `Line ${line}`;

/** The position in the file, unless the title contains it, and the payment's purpose. */
const noteOf = ({ payer, line, purpose }: StatementLine) =>
  [payer && `Line ${line}`, purpose].filter(Boolean).join(': ');

const whoOf = ({ invoice_number: number, user_name: name }: StatementLine) =>
  [number && `Invoice ${number}`, name].filter(Boolean).join(', ');

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const lineColumns = [
  column.accessor(payerOf, {
    id: 'payer',
    header: 'Payment',
    enableSorting: false,
    meta: { searchable: true },
    cell: ({ row: { original } }) => (
      <>
        {original.transaction_id === null ? (
          <span>{payerOf(original)}</span>
        ) : (
          <RowLink
            from="/$cabinet/finances/statement"
            to="/$cabinet/finances/$transactionId"
            params={{ transactionId: original.transaction_id }}
            target="_blank"
          >
            {payerOf(original)}
          </RowLink>
        )}
        <Note>{noteOf(original)}</Note>
      </>
    ),
  }),
  column.accessor('date', {
    header: 'Date',
    enableSorting: false,
    meta: { width: '8rem' },
    cell: ({ row: { original } }) => (original.date === null ? '–' : formatDate(original.date)),
  }),
  column.accessor('direction', {
    header: 'Direction',
    enableSorting: false,
    meta: { width: '8rem', choices: choicesOf(directionLabels) },
    cell: ({ row: { original } }) => (original.amount === null ? '–' : directionLabels[original.direction]),
  }),
  column.accessor('amount', {
    header: 'Amount',
    enableSorting: false,
    meta: { align: 'end', width: '10rem' },
    cell: ({ row: { original } }) => (
      <Amount amount={original.amount} unit={{ currency: original.currency ?? '', precision: original.precision }} />
    ),
  }),
  column.accessor('state', {
    header: 'Result',
    enableSorting: false,
    meta: { width: '17rem', choices: choicesOf(stateLabels) },
    cell: ({ row: { original } }) => (
      <>
        <State tone={tones[original.state]}>{stateLabels[original.state]}</State>
        {original.reason !== '' && <Note>{original.reason}</Note>}
        <Note>{whoOf(original)}</Note>
      </>
    ),
  }),
];
