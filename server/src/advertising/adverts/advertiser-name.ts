/** The name of an advertiser in the label that viewers see over an advert. */
export const advertiserName = ({ legalName, name }: { legalName: string | null; name: string }): string =>
  legalName || name;
