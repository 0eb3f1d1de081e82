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
 * Twin: `src/entities/advert/model/vpaid.ts` in the application. Both are held to
 * `openapi/policies/vpaid-cases.ts`.
 */
export const refuseVpaid = ({ isUsed, isAllowed, wasUsed = false }: VpaidUse): string | null =>
  isUsed && !isAllowed && !wasUsed ? "The campaign's format has no VPAID" : null;
