import { SkeletonBlock, wordWidth } from '@/shared/ui/skeleton';

interface SkeletonRowsProps {
  aligns: readonly ('start' | 'end' | undefined)[];
  selectable: boolean;
  rows?: number;
}

/** Skeleton of the rows, with the columns' alignment. */
export function SkeletonRows({ aligns, selectable, rows = 8 }: SkeletonRowsProps) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <tr key={row}>
          {selectable && <td data-boxes />}
          {aligns.map((align, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <td key={column} data-first={column === 0 || undefined} data-align={align}>
              <SkeletonBlock ms={align === 'end' ? 'auto' : undefined} style={{ width: wordWidth(row * 2 + column) }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
