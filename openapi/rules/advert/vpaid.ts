interface VpaidUse {
  isUsed: boolean;
  /** Whether the campaign's format allows VPAID. */
  isAllowed: boolean;
  /** Before the edit: an advert that used VPAID under another format may keep it. */
  wasUsed?: boolean | undefined;
}

/** Says why an advert may not use VPAID, as a sentence; null if it may. */
export const refuseVpaid = ({ isUsed, isAllowed, wasUsed = false }: VpaidUse): string | null =>
  isUsed && !isAllowed && !wasUsed ? "The campaign's format has no VPAID" : null;
