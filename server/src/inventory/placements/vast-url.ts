/** The URL at which a placement's player requests adverts. */
export const vastUrl = (publicUrl: string, placementId: number): string => `${publicUrl}/vast?placement=${placementId}`;
