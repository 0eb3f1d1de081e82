/** The label that the publisher's player shows over an advert: `Реклама · Spring shop LLC · 2VtzqxKVUPc`. */
export const formatAdvertLabel = (advertiser: string, erid: string | null): string =>
  ['Реклама', advertiser, erid].filter(Boolean).join(' · ');
