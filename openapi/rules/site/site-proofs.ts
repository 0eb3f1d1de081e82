export type SiteProofMethod = 'meta' | 'file' | 'dns' | 'ads_txt';

interface Site {
  /** In punycode. */
  domain: string;
  token: string;
  /** The platform's line for ads.txt. */
  adsTxtLine: string;
}

/** Proves ownership of a site by content at a certain place. */
export interface SiteProof {
  /** The URL or the DNS name that is checked. */
  place: string;
  /** The content required there. */
  content: string;
}

/** The name of the meta tag, and the prefix of the TXT record. */
export const verificationName = 'preroll-verification';

/** Lists the four ways to prove ownership of a site; one is enough. */
export const siteProofs = ({ domain, token, adsTxtLine }: Site): Record<SiteProofMethod, SiteProof> => ({
  meta: { place: `https://${domain}/`, content: `<meta name="${verificationName}" content="${token}">` },
  file: { place: `https://${domain}/.well-known/${verificationName}.txt`, content: token },
  dns: { place: domain, content: `${verificationName}=${token}` },
  ads_txt: { place: `https://${domain}/ads.txt`, content: adsTxtLine },
});

/**
 * The line that identifies this platform and the owner's account in the site's ads.txt (IAB Tech Lab).
 * @param platform the host of the platform
 */
export const adsTxtLine = (platform: string, ownerId: number): string => `${platform}, ${ownerId}, DIRECT`;
