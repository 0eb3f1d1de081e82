import { type SiteProof, siteProofs } from '@preroll/rules/site/site-proofs';
import { type Site, verificationMethodLabels } from '@/entities/site';
import type { VerificationMethod } from '@/shared/api';

interface Method {
  label: string;
  /** The instruction, shown before the text to copy. */
  task: (place: string) => string;
  copyLabel: string;
  hint: string;
}

export const verificationMethods: Record<VerificationMethod, Method> = {
  meta: {
    label: verificationMethodLabels.meta,
    task: (place) => `Put this tag into the <head> of ${place}`,
    copyLabel: 'Copy the tag',
    hint: 'It has to be in the page as the server sends it: a tag that a script adds is not seen.',
  },
  file: {
    label: verificationMethodLabels.file,
    task: (place) => `Put a text file with this content at ${place}`,
    copyLabel: 'Copy the content',
    hint: 'Some servers hide folders that begin with a dot. Open the address to see that the file is there.',
  },
  dns: {
    label: verificationMethodLabels.dns,
    task: (place) => `Add this TXT record to ${place}`,
    copyLabel: 'Copy the record',
    hint: 'It stands beside other TXT records. It can take an hour until a new record is seen everywhere.',
  },
  ads_txt: {
    label: verificationMethodLabels.ads_txt,
    task: (place) => `Add this line to ${place}`,
    copyLabel: 'Copy the line',
    hint: 'The line also tells buyers that Preroll may sell your places.',
  },
};

export const proofsOf = ({ domain, verification, adsTxt }: Site): Record<VerificationMethod, SiteProof> =>
  siteProofs({ domain, token: verification.token, adsTxtLine: adsTxt.line });
