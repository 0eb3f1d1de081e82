import { describe, expect, it } from 'vitest';
import { statuses, table, type ViewerName, viewers } from './advert-status.cases.ts';
import { refuseStatusChange } from './advert-status.ts';

const cells = (Object.keys(viewers) as ViewerName[]).flatMap((viewer) =>
  Object.entries(table[viewer]).flatMap(([target, row]) =>
    statuses.map((status) => ({ viewer, status, target, refusal: row[status] })),
  ),
);

describe('refuseStatusChange', () => {
  it.each(cells)('$viewer: $status -> "$target" is $refusal.text', ({ viewer, status, target, refusal }) => {
    expect(refuseStatusChange(status, target, viewers[viewer])).toEqual(refusal);
  });
});
