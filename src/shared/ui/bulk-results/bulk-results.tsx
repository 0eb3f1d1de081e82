import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { CircleAlert, CircleCheck, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';

const Summary = styled('p', { base: { mb: '3', fontWeight: 'medium' } });

const List = styled('ul', {
  base: {
    display: 'grid',
    borderWidth: 'hairline',
    borderRadius: 'md',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '2',
      px: '3',
      py: '2',
      overflowWrap: 'anywhere',
    },
    '& > li:not(:last-of-type)': { borderBottomWidth: 'hairline' },
    '& > li > :not(svg)': { gridColumn: '2' },
    '& svg': { boxSize: '4', mt: '0.5', color: 'tone.success.text' },
    '& [data-refused] svg': { color: 'tone.error.text' },
    '& [data-unchanged] svg': { color: 'text.muted' },
    '& p': { textStyle: 'small', color: 'text.muted' },
    '& [data-refused] p': { color: 'tone.error.text' },
  },
});

export interface BulkResult {
  id: number;
  name: string;
  ok: boolean;
  /** The failure only means that there was nothing to change. */
  unchanged?: boolean | undefined;
  /** The reasons of a failure, or the changes. */
  lines: readonly string[];
  /** Link to where the cause of a failure can be fixed. */
  fix?: ReactNode;
}

interface BulkResultsProps {
  label: string;
  rows: readonly BulkResult[];
  /** False for a preview. */
  isDone: boolean;
}

/** Actual or previewed results of a bulk action: failures first, then records that needed no change. */
export function BulkResults({ label, rows, isDone }: BulkResultsProps) {
  const refused = rows.filter(({ ok, unchanged }) => !ok && !unchanged);
  const unchanged = rows.filter((row) => !row.ok && row.unchanged);
  const others = rows.filter(({ ok }) => ok);
  const counts = [
    `${others.length} ${isDone ? 'done' : 'to change'}`,
    ...(unchanged.length > 0 ? [`${unchanged.length} unchanged`] : []),
    ...(refused.length > 0 ? [`${refused.length} refused`] : []),
  ];
  return (
    <>
      <Summary role="status">{counts.join(', ')}</Summary>
      <List aria-label={label}>
        {[...refused, ...unchanged, ...others].map((row) => (
          <Row key={row.id} {...row} doneLine={isDone ? 'Done' : 'Nothing changes'} />
        ))}
      </List>
    </>
  );
}

function Row({ name, ok, unchanged = false, lines, fix, doneLine }: BulkResult & { doneLine: string }) {
  const isRefused = !ok && !unchanged;
  const Icon = ok ? CircleCheck : isRefused ? CircleAlert : Minus;
  return (
    <li data-refused={isRefused || undefined} data-unchanged={(!ok && unchanged) || undefined}>
      <Icon aria-hidden />
      <span>
        <span>{name}</span>
        {!ok && <VisuallyHidden>{isRefused ? ' is refused' : ' is unchanged'}</VisuallyHidden>}
      </span>
      {(lines.length > 0 ? lines : [doneLine]).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isRefused && fix && <div>{fix}</div>}
    </li>
  );
}
