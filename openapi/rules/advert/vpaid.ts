interface VpaidUse {
  isUsed: boolean;
  isAllowed: boolean;
  /** Whether the advert used VPAID before the edit, under another format, in which case it may keep it. */
  wasUsed?: boolean | undefined;
}

/** Returns why an advert may not use VPAID, as a sentence; null if it may. */
export const validateVpaid = ({ isUsed, isAllowed, wasUsed = false }: VpaidUse): string | null =>
  isUsed && !isAllowed && !wasUsed ? "The campaign's format has no VPAID" : null;
