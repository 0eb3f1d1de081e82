import { styled } from '@/shared/theme';
import type { ChartOthers } from './series';

const Scroller = styled('section', {
  base: {
    h: 'full',
    overflow: 'auto',
    borderWidth: 'hairline',
    borderRadius: 'md',
    '&:focus-visible': { outlineOffset: 'inside' },
  },
});

const Table = styled('table', {
  base: {
    w: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'small',
    '& th, & td': { px: '3', py: '1.5', textAlign: 'end', borderBottomWidth: 'hairline', fontWeight: 'normal' },
    '& th:first-of-type': { textAlign: 'start', overflowWrap: 'anywhere', minW: '24' },
    '& thead th': {
      position: 'sticky',
      top: '0',
      bg: 'surface.panel',
      textStyle: 'overline',
      color: 'text.muted',
      verticalAlign: 'bottom',
    },
    '& tbody td': { whiteSpace: 'nowrap' },
    '& tbody tr:last-of-type > *': { borderBottomWidth: '0' },
  },
});

const Opener = styled('button', {
  base: { color: 'accent.text', textDecorationLine: 'underline', cursor: 'pointer', font: 'inherit' },
});

export interface NumberTableProps {
  label: string;
  /** Column headers; the first column contains the row headers. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Makes the row or column of this name a button. */
  others?: ChartOthers | undefined;
}

/** The data of a chart as a table. */
export function NumberTable({ label, head, rows, others }: NumberTableProps) {
  const write = (name: string | undefined) =>
    others !== undefined && name === others.name ? (
      <Opener type="button" aria-label={`${name}: ${others.label}`} onClick={others.onOpen}>
        {name}
      </Opener>
    ) : (
      name
    );
  return (
    <Scroller tabIndex={0} aria-label={`${label}, table`}>
      <Table aria-label={label}>
        <thead>
          <tr>
            {head.map((column) => (
              <th key={column} scope="col">
                {write(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, rows never move
            <tr key={row}>
              <th scope="row">{write(name)}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
