import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { transactionQueries } from '@/entities/transaction';
import { importStatement, previewStatement, type StatementLineList, ValidationError } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button, onFirstClick } from '@/shared/ui/button';
import { DataTable } from '@/shared/ui/data-table';
import { FileDrop } from '@/shared/ui/file-drop';
import { PageHeader } from '@/shared/ui/page-header';
import { decodeText } from '../model/decode-text';
import { countOf, summaryOf } from '../model/line-texts';
import { lineColumns } from './line-columns';

const Stack = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } });
const Head = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });
const Title = chakra('h2', { base: { textStyle: 'sectionTitle', overflowWrap: 'anywhere' } });
const Summary = chakra('p', { base: { flex: '1 1 16rem', color: 'text.muted' } });

const accept = { 'text/csv': ['.csv'], 'text/plain': ['.txt'], 'application/vnd.ms-excel': ['.csv'] };
/** Far more than 500 lines take. */
const MOST_BYTES = 250_000;

interface Chosen {
  name: string;
  content: string;
}

/** Marks deposits as paid by a bank statement: first what would happen, then what has. */
export function StatementPage() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** Whether the dialog of files is to be opened. */
  const [isAsked, setAsked] = useState(false);
  const preview = useMutation({
    meta: { hasForm: true },
    mutationFn: ({ content }: Chosen) => previewStatement({ content }),
  });
  const post = useMutation({
    meta: {
      invalidates: [{ queryKey: transactionQueries.all() }],
      success: ({ items }: StatementLineList) => `${formatCount(countOf(items, 'posted'), 'deposit')} marked as paid`,
    },
    mutationFn: ({ content }: Chosen) => importStatement({ content }),
  });

  const read = async (file: File) => {
    const next = { name: file.name, content: decodeText(await file.arrayBuffer()) };
    setChosen(next);
    post.reset();
    preview.mutate(next);
  };

  const lines = (post.data ?? preview.data)?.items;
  const matched = lines ? countOf(lines, 'matched') : 0;
  const { error } = preview;
  return (
    <>
      <PageHeader
        title="Bank statement"
        description="Marks deposits as paid whose invoices the payments name. Each payment counts once."
      />
      <Stack>
        {error instanceof ValidationError && (
          <Banner tone="error" title={`${chosen?.name} is no statement that can be read`}>
            {Object.values(error.errors).flat().join(' ')}
          </Banner>
        )}
        {chosen && lines ? (
          <>
            <Head>
              <Title>{chosen.name}</Title>
              <Summary role="status">{summaryOf(lines)}</Summary>
              <Button
                variant="outline"
                onClick={() => {
                  setChosen(null);
                  setAsked(true);
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
                  disabledReason={matched === 0 ? 'No line pays a deposit' : undefined}
                  onClick={onFirstClick(() => post.mutate(chosen))}
                >
                  {matched === 0 ? 'Mark as paid' : `Mark ${formatCount(matched, 'deposit')} as paid`}
                </Button>
              )}
            </Head>
            <DataTable label="Payments" rows={lines} columns={lineColumns} rowKey={({ line }) => line} empty={null} />
          </>
        ) : (
          <FileDrop
            label="Drop a bank statement here"
            accept={accept}
            maxBytes={MOST_BYTES}
            hint="CSV as banks export it: a line at the top names the columns date, amount and purpose, in English, Russian or German; currency, payer and reference if there are any. Up to 500 lines."
            onFile={(file) => void read(file)}
            opens={isAsked}
          />
        )}
      </Stack>
    </>
  );
}
