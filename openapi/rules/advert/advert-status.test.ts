import { describe, expect, it } from 'vitest';
import { statuses, table, type ViewerName, viewers } from './advert-status.cases.ts';
import { checkStatusChange } from './advert-status.ts';

const cells = (Object.keys(viewers) as ViewerName[]).flatMap((viewer) =>
  Object.entries(table[viewer]).flatMap(([target, row]) =>
    statuses.map((status) => ({ viewer, status, target, refusal: row[status] })),
  ),
);

describe('checkStatusChange', () => {
  it.each(cells)('$viewer: $status -> "$target" is $refusal.text', ({ viewer, status, target, refusal }) => {
    expect(checkStatusChange(status, target, viewers[viewer])).toEqual(refusal);
  });
});
