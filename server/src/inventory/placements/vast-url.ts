/** The address that a placement's player asks for an advert. */
export const vastUrl = (publicUrl: string, placementId: number): string => `${publicUrl}/vast?placement=${placementId}`;
