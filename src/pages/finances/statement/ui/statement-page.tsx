import { decodeText } from '@preroll/rules/text/decode-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { transactionQueries } from '@/entities/transaction';
import {
  importStatement,
  previewStatement,
  type StatementImport,
  type StatementLine,
  type StatementLineList,
  ValidationError,
} from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { Button, ignoreDoubleClick } from '@/shared/ui/button';
import { DataTable } from '@/shared/ui/data-table';
import { FileDrop } from '@/shared/ui/file-drop';
import { PageHeader } from '@/shared/ui/page-header';
import { countLines, summarizeLines } from '../model/line-texts';
import { lineColumns } from './line-columns';
import { UnassignedPayments } from './unassigned-payments';

const Stack = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } });
const Head = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });
const Title = styled('h2', { base: { textStyle: 'sectionTitle', overflowWrap: 'anywhere' } });
const Summary = styled('p', { base: { flex: '1 1 16rem', color: 'text.muted' } });

const accept = {
  ...{ 'text/csv': ['.csv'], 'text/plain': ['.txt'], 'application/vnd.ms-excel': ['.csv'] },
  ...{ 'text/xml': ['.xml'], 'application/xml': ['.xml'] },
};
/** Far more than a statement of 500 lines needs. */
const MAX_BYTES = 250_000;

interface Chosen {
  name: string;
  statement: StatementImport;
}

const nothing: ReadonlySet<number> = new Set();

function importLabel(matched: number, unmatched: number): string {
  if (matched > 0) return `Mark ${formatCount(matched, 'deposit')} as paid`;
  return unmatched > 0 ? `Keep ${formatCount(unmatched, 'payment')}` : 'Mark as paid';
}

/** Marks deposits as paid from a bank statement: shows a preview first, then the result. */
export function StatementPage() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** Stays visible while a decision is asked for. */
  const [previewed, setPreviewed] = useState<StatementLine[]>();
  const [selected, onSelect] = useState(nothing);
  /** Whether the file dialog should open. */
  const [isPickerRequested, setIsPickerRequested] = useState(false);
  const preview = useMutation({
    meta: { hasForm: true },
    mutationFn: ({ statement }: Chosen) => previewStatement(statement),
    onSuccess: ({ items }, read) => {
      setChosen(read);
      setPreviewed(items);
      onSelect(nothing);
    },
  });
  const post = useMutation({
    meta: {
      invalidates: [{ queryKey: transactionQueries.all() }],
      success: ({ items }: StatementLineList) => {
        const [posted, unmatched] = [countLines(items, 'posted'), countLines(items, 'unmatched')];
        return posted > 0 || unmatched === 0
          ? `${formatCount(posted, 'deposit')} marked as paid`
          : `${formatCount(unmatched, 'payment')} kept to be assigned`;
      },
    },
    mutationFn: ({ statement }: Chosen) => importStatement(statement),
  });

  const read = async (file: File) => {
    const next = { name: file.name, statement: { content: decodeText(await file.arrayBuffer()) } };
    setChosen(next);
    post.reset();
    preview.mutate(next);
  };

  const lines = post.data?.items ?? previewed;
  const matched = lines ? countLines(lines, 'matched') : 0;
  const undecided = lines ? countLines(lines, 'undecided') : 0;
  const unmatched = lines ? countLines(lines, 'unmatched') : 0;
  const confirmed = chosen?.statement.confirmed_lines ?? [];
  const decide = ({ name, statement }: Chosen, confirmed_lines: number[]) => {
    post.reset();
    preview.mutate({ name, statement: { ...statement, confirmed_lines } });
  };
  const decidable = lines?.filter(({ line, state }) => state === 'undecided' && selected.has(line)) ?? [];
  const { error } = preview;
  return (
    <>
      <PageHeader title="Bank statement" description="Matches bank payments to invoices" />
      <Stack>
        {error instanceof ValidationError && (
          <Banner tone="error" title={`${chosen?.name} is no statement that can be read`}>
            {Object.values(error.errors).flat().join(' ')}
          </Banner>
        )}
        {chosen && lines ? (
          <>
            {undecided > 0 && (
              <Banner
                tone="warning"
                title={`${formatCount(undecided, 'payment')} ${undecided === 1 ? 'needs' : 'need'} your decision`}
              >
                The file does not clearly say that this money came in. Select the payments that did and count them as
                money in; the others pay nothing.
              </Banner>
            )}
            {confirmed.length > 0 && !post.data && (
              <Banner
                tone="info"
                title={`${formatCount(confirmed.length, 'payment')} counted as money in by your decision`}
                action={
                  <Button variant="outline" size="sm" onClick={() => decide(chosen, [])}>
                    Undo
                  </Button>
                }
              />
            )}
            {unmatched > 0 && (
              <Banner
                tone="info"
                title={`${formatCount(unmatched, 'payment')} ${unmatched === 1 ? 'pays' : 'pay'} no deposit`}
              >
                {post.data
                  ? 'Below, among the payments to assign.'
                  : 'With the import, such payments are kept below until they are assigned or dismissed.'}
              </Banner>
            )}
            <Head>
              <Title>{chosen.name}</Title>
              <Summary role="status">{summarizeLines(lines)}</Summary>
              <Button
                variant="outline"
                onClick={() => {
                  setChosen(null);
                  setPreviewed(undefined);
                  setIsPickerRequested(true);
                  preview.reset();
                  post.reset();
                }}
              >
                Choose another file
              </Button>
              {!post.data && (
                <Button
                  variant="solid"
                  loading={post.isPending}
                  disabledReason={matched + unmatched === 0 ? 'No line pays a deposit' : undefined}
                  onClick={ignoreDoubleClick(() => post.mutate(chosen))}
                >
                  {importLabel(matched, unmatched)}
                </Button>
              )}
            </Head>
            <DataTable
              label="Payments"
              rows={lines}
              columns={lineColumns}
              rowKey={({ line }) => line}
              empty={null}
              {...(undecided > 0 && { selection: { selected, onChange: onSelect } })}
              bulkActions={
                <Button
                  variant="outline"
                  size="sm"
                  loading={preview.isPending}
                  disabledReason={decidable.length === 0 ? 'None of these needs a decision' : undefined}
                  onClick={() => decide(chosen, [...confirmed, ...decidable.map(({ line }) => line)])}
                >
                  Count as money in
                </Button>
              }
            />
          </>
        ) : (
          <FileDrop
            label="Drop a bank statement here"
            accept={accept}
            maxBytes={MAX_BYTES}
            hint="CSV as banks export it, 1CClientBankExchange or CAMT.053. In CSV, a line at the top names the columns date, amount (or debit and credit) and purpose, in English, Russian or German. Up to 500 payments."
            onFile={(file) => void read(file)}
            opens={isPickerRequested}
          />
        )}
        <UnassignedPayments />
      </Stack>
    </>
  );
}
