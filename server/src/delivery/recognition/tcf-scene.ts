import { GVL, PurposeRestriction, RestrictionType, TCModel, TCString } from '@iabtechlabtcf/core';

interface Agreed {
  purposes: number[];
  vendors: number[];
  /** The vendor that the publisher forbids storage. */
  forbidden?: number;
}

const vendorOf = (id: number) => ({
  ...{ id, name: `Vendor ${id}`, purposes: [1, 2], legIntPurposes: [], flexiblePurposes: [], specialPurposes: [] },
  ...{ features: [], specialFeatures: [], policyUrl: 'https://vendor.example/', usesCookies: true },
  ...{ cookieMaxAgeSeconds: 1, cookieRefresh: false, usesNonCookieAccess: false },
});

const purposeOf = (id: number) => ({ id, name: `Purpose ${id}`, description: '', illustrations: [] });

/** Makes a consent string, as a consent dialog does. */
export function makeTcf({ purposes, vendors, forbidden }: Agreed): string {
  const model = new TCModel(
    new GVL({
      ...{
        gvlSpecificationVersion: 3,
        vendorListVersion: 50,
        tcfPolicyVersion: 5,
        lastUpdated: '2026-11-01T00:00:00Z',
      },
      purposes: { 1: purposeOf(1), 2: purposeOf(2) },
      ...{ specialPurposes: {}, features: {}, specialFeatures: {}, stacks: {}, dataCategories: {} },
      vendors: { 7: vendorOf(7), 8: vendorOf(8) },
    } as unknown as ConstructorParameters<typeof GVL>[0]),
  );
  Object.assign(model, { cmpId: 10, cmpVersion: 1, consentLanguage: 'EN', publisherCountryCode: 'DE' });
  model.isServiceSpecific = true;
  model.purposeConsents.set(purposes);
  model.vendorConsents.set(vendors);
  if (forbidden !== undefined)
    model.publisherRestrictions.add(forbidden, new PurposeRestriction(1, RestrictionType.NOT_ALLOWED));
  return TCString.encode(model);
}
