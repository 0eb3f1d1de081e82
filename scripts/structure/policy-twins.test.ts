import { describe, expect, it } from 'vitest';
import { statuses, table, type ViewerName, viewers } from '../../openapi/policies/advert-status-change.ts';
import { campaignCases } from '../../openapi/policies/campaign-cases.ts';
import { ruleCases } from '../../openapi/policies/ord-advert-cases.ts';
import { targetingCases } from '../../openapi/policies/targeting-cases.ts';
import { trackingEvents } from '../../openapi/policies/tracking-events.ts';
import { urlMarksCases } from '../../openapi/policies/url-marks-cases.ts';
import { refuseStatusChange as refuseOnServer } from '../../server/src/adverts/advert-status-policy.ts';
import { refuseOrdAdvert as refuseOrdOnServer } from '../../server/src/adverts/ord-advert-policy.ts';
import { trackingEventsOf as eventsOnServer, type FormatKind } from '../../server/src/adverts/tracking-events.ts';
import {
  urlMacros as macrosOnServer,
  refuseUrlMarks as refuseMarksOnServer,
} from '../../server/src/adverts/url-marks-policy.ts';
import { campaignErrors as campaignOnServer } from '../../server/src/campaigns/refuse-invalid-campaign.ts';
import { countryCodes as countriesOnServer } from '../../server/src/dictionaries/countries.ts';
import { parseListItem as parseOnServer } from '../../server/src/targeting/list-items.ts';
import { listFields as listsOnServer } from '../../server/src/targeting/targeting-fields.ts';
import { refuseStatusChange } from '../../src/entities/advert/model/advert-status-policy.ts';
import { refuseOrdAdvert } from '../../src/entities/advert/model/ord-advert-policy.ts';
import { trackingEventsOf } from '../../src/entities/advert/model/tracking-events.ts';
import { refuseUrlMarks, urlMacros } from '../../src/entities/advert/model/url-marks.ts';
import { countryCodes } from '../../src/entities/targeting/model/country-codes.ts';
import { parseListItem } from '../../src/entities/targeting/model/list-items.ts';
import { listFields } from '../../src/entities/targeting/model/targeting.ts';
import { campaignErrors } from '../../src/features/save-campaign/model/campaign-rules.ts';

const cells = (Object.keys(viewers) as ViewerName[]).flatMap((viewer) =>
  Object.keys(table[viewer]).flatMap((target) => statuses.map((status) => ({ viewer, status, target }))),
);

/** What the application says before a call and what the server decides are written twice; here they are held together. */
describe('the application and the server agree', () => {
  it.each(cells)('$viewer: $status -> "$target"', ({ viewer, status, target }) => {
    const refusal = refuseStatusChange({ status }, target, viewers[viewer]);
    expect(refusal).toBe(refuseOnServer(status, target, viewers[viewer]));
  });

  it.each(campaignCases)('on a campaign: $what', ({ fields }) => {
    const values = { bid: 60, ...fields };
    expect(campaignErrors(values, { price_floor: 60 })).toEqual(
      campaignOnServer(values, { priceFloor: 60, status: 'working' }),
    );
  });

  it('on what a country is', () => {
    expect(new Set(countryCodes)).toEqual(new Set(countriesOnServer));
  });

  it('on the one form of each entry of a list', () => {
    expect(listFields).toEqual(listsOnServer);
    const entries = targetingCases.flatMap(({ ads }) => listFields.flatMap((field) => entriesOf(ads[field])));
    for (const kind of listFields)
      expect(entries.map((entry) => parseListItem(kind, entry))).toEqual(
        entries.map((entry) => parseOnServer(kind, entry)),
      );
  });

  it.each(ruleCases)('on a registration with $name', ({ ord_advert }) => {
    const refusals = Object.entries(refuseOrdAdvert(ord_advert)).map(([field, message]) => [field, [message]]);
    expect(Object.fromEntries(refusals)).toEqual(refuseOrdOnServer(ord_advert));
  });

  it.each(urlMarksCases)('on the marks "%s"', (marks) => {
    expect(refuseUrlMarks(marks)).toBe(refuseMarksOnServer(marks));
  });

  it('on the macros of a link', () => {
    expect(Object.keys(urlMacros)).toEqual([...macrosOnServer]);
  });

  it.each(Object.keys(trackingEvents) as FormatKind[])('on the events of %s', (kind) => {
    expect(trackingEventsOf(kind).map(({ event }) => event)).toEqual([...eventsOnServer(kind)]);
  });
});

/** Of lists that people can read: thousands of addresses are all alike. */
const entriesOf = (list: unknown): string[] => {
  const { white = [], black = [] } = (list ?? {}) as { white?: string[]; black?: string[] };
  return white.length < 100 ? [...white, ...black] : [];
};
