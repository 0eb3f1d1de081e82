import { Bone, wordWidth } from '@/shared/ui/skeleton';

interface SkeletonRowsProps {
  /** For each column, where its cells stand. */
  aligns: readonly ('start' | 'end' | undefined)[];
  selectable: boolean;
  rows?: number;
}

/** Rows that are on their way, in the columns that they will have. */
export function SkeletonRows({ aligns, selectable, rows = 8 }: SkeletonRowsProps) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
        <tr key={row}>
          {selectable && <td data-boxes />}
          {aligns.map((align, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
            <td key={column} data-first={column === 0 || undefined} data-align={align}>
              <Bone ms={align === 'end' ? 'auto' : undefined} style={{ width: wordWidth(row * 2 + column) }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
