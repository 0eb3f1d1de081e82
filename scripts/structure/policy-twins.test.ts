import { describe, expect, it } from 'vitest';
import { statuses, table, type ViewerName, viewers } from '../../openapi/policies/advert-status-change.ts';
import { refuseStatusChange as refuseOnServer } from '../../server/src/adverts/advert-status-policy.ts';
import { moderatedFields as moderatedOnServer } from '../../server/src/adverts/moderated-fields.ts';
import { refuseStatusChange } from '../../src/entities/advert/model/advert-status-policy.ts';
import { moderatedFields } from '../../src/entities/advert/model/moderated-fields.ts';

const cells = (Object.keys(viewers) as ViewerName[]).flatMap((viewer) =>
  Object.keys(table[viewer]).flatMap((target) => statuses.map((status) => ({ viewer, status, target }))),
);

/** What the application says before a call and what the server decides are written twice; here they are held together. */
describe('the application and the server agree', () => {
  it.each(cells)('$viewer: $status -> "$target"', ({ viewer, status, target }) => {
    const refusal = refuseStatusChange({ status }, target, viewers[viewer]);
    expect(refusal).toBe(refuseOnServer(status, target, viewers[viewer]));
  });

  it('on what puts an advert back on moderation', () => {
    expect(moderatedFields).toEqual(moderatedOnServer);
  });
});
