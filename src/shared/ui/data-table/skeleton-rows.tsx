import { SkeletonBlock, wordWidth } from '@/shared/ui/skeleton';

interface SkeletonRowsProps {
  /** Alignment of each column. */
  aligns: readonly ('start' | 'end' | undefined)[];
  selectable: boolean;
  rows?: number;
}

/** Skeleton of the rows, with the alignment of their columns. */
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
              <SkeletonBlock ms={align === 'end' ? 'auto' : undefined} style={{ width: wordWidth(row * 2 + column) }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
