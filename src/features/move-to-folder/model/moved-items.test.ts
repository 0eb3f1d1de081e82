import { expect, it } from 'vitest';
import { undoMoves } from './moved-items';

it('restores the folder of each moved record, and leaves out refused ones', () => {
  const [first, second, third, refused] = [7, null, 7, 8].map((folderId, index) => ({
    id: index + 1,
    name: `Site ${index + 1}`,
    folderId,
  })) as [Site, Site, Site, Site];
  const results = [1, 2, 3, 4].map((id) => ({ id, ok: id !== 4 }));
  const moved = { kind: 'site', records: [first, second, third, refused] } as const;
  expect(undoMoves(moved, results)).toEqual([
    { moved: { kind: 'site', records: [first, third] }, into: 7 },
    { moved: { kind: 'site', records: [second] }, into: null },
  ]);
});

interface Site {
  id: number;
  name: string;
  folderId: number | null;
}
