import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { CircleAlert, CircleCheck } from 'lucide-react';

const Summary = chakra('p', { base: { mb: '3', fontWeight: 'medium' } });

const List = chakra('ul', {
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
    '& p': { textStyle: 'small', color: 'text.muted' },
    '& [data-refused] p': { color: 'tone.error.text' },
  },
});

export interface BulkResult {
  id: number;
  name: string;
  ok: boolean;
  /** Reasons for a failure, or the changes. */
  lines: readonly string[];
}

interface BulkResultsProps {
  /** Accessible name of the list. */
  label: string;
  rows: readonly BulkResult[];
  /** False for a preview. */
  isDone: boolean;
}

/** Actual or previewed results of a bulk action, failures first. */
export function BulkResults({ label, rows, isDone }: BulkResultsProps) {
  const refused = rows.filter(({ ok }) => !ok);
  const others = rows.filter(({ ok }) => ok);
  return (
    <>
      <Summary role="status">
        {`${others.length} ${isDone ? 'done' : 'can be changed'}, ${refused.length} ${isDone ? 'refused' : 'can’t'}`}
      </Summary>
      <List aria-label={label}>
        {[...refused, ...others].map(({ id, name, ok, lines }) => (
          <li key={id} data-refused={ok ? undefined : true}>
            {ok ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
            <span>
              {name}
              {!ok && <VisuallyHidden> is refused</VisuallyHidden>}
            </span>
            {(lines.length > 0 ? lines : [isDone ? 'Done' : 'Nothing changes']).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </List>
    </>
  );
}
