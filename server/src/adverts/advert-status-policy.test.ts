import { describe, expect, it } from 'vitest';
import { statuses, table, type ViewerName, viewers } from '../../../openapi/policies/advert-status-change.ts';
import { refuseStatusChange } from './advert-status-policy.ts';

const cells = (Object.keys(viewers) as ViewerName[]).flatMap((viewer) =>
  Object.entries(table[viewer]).flatMap(([target, row]) =>
    statuses.map((status) => ({ viewer, status, target, refusal: row[status] })),
  ),
);

describe('refuseStatusChange', () => {
  it.each(cells)('$viewer: $status -> "$target" is $refusal', ({ viewer, status, target, refusal }) => {
    expect(refuseStatusChange(status, target, viewers[viewer])).toBe(refusal);
  });
});
