interface VpaidUse {
  isUsed: boolean;
  /** By the format of the campaign. */
  isAllowed: boolean;
  /** Before the edit: what stood there already, under another format, stays. */
  wasUsed?: boolean | undefined;
}

/**
 * Why an advert may not be drawn by a script, as a sentence; null when it may.
 *
 * Twin: `server/src/adverts/vpaid-policy.ts`, which decides again; both walk `openapi/policies/vpaid-cases.ts` in their
 * tests.
 */
export const refuseVpaid = ({ isUsed, isAllowed, wasUsed = false }: VpaidUse): string | null =>
  isUsed && !isAllowed && !wasUsed ? "The campaign's format has no VPAID" : null;
