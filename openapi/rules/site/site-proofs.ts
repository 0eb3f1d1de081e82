export type SiteProofMethod = 'meta' | 'file' | 'dns' | 'ads_txt';

interface Site {
  /** In punycode. */
  domain: string;
  token: string;
  /** Our line in ads.txt. */
  adsTxtLine: string;
}

/** What stands where, to prove that somebody has a site. */
export interface SiteProof {
  /** The address or the DNS name at which it is looked for. */
  place: string;
  /** What has to stand there. */
  content: string;
}

/** The name of the tag, and of the value of the TXT record. */
export const proofName = 'preroll-verification';

/** Lists the four ways of proving that somebody has a site; one of them is enough. */
export const siteProofs = ({ domain, token, adsTxtLine }: Site): Record<SiteProofMethod, SiteProof> => ({
  meta: { place: `https://${domain}/`, content: `<meta name="${proofName}" content="${token}">` },
  file: { place: `https://${domain}/.well-known/${proofName}.txt`, content: token },
  dns: { place: domain, content: `${proofName}=${token}` },
  ads_txt: { place: `https://${domain}/ads.txt`, content: adsTxtLine },
});

/**
 * The line with which a site names this platform and the owner's account in its ads.txt (IAB Tech Lab).
 * @param platform the host of the platform
 */
export const adsTxtLine = (platform: string, ownerId: number): string => `${platform}, ${ownerId}, DIRECT`;
