/** The advertiser's name in the legal marking over an advert. */
export const advertiserName = ({ legalName, name }: { legalName: string | null; name: string }): string =>
  legalName || name;
