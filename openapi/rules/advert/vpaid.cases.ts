interface VpaidCase {
  isUsed: boolean;
  isAllowed: boolean;
  wasUsed: boolean;
  refusal: string | null;
}

const refusal = "The campaign's format has no VPAID";

export const vpaidCases: readonly VpaidCase[] = [
  { isUsed: false, isAllowed: true, wasUsed: false, refusal: null },
  { isUsed: true, isAllowed: true, wasUsed: false, refusal: null },
  { isUsed: false, isAllowed: true, wasUsed: true, refusal: null },
  { isUsed: true, isAllowed: true, wasUsed: true, refusal: null },
  { isUsed: false, isAllowed: false, wasUsed: false, refusal: null },
  { isUsed: true, isAllowed: false, wasUsed: false, refusal },
  { isUsed: false, isAllowed: false, wasUsed: true, refusal: null },
  { isUsed: true, isAllowed: false, wasUsed: true, refusal: null },
];
