/** The URL of an advert's icon, for players. */
export const iconUrl = (publicUrl: string, advertId: number): string => `${publicUrl}/vast/icon/${advertId}`;
