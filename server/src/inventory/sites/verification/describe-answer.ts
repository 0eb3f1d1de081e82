import type { SiteProof, SiteProofMethod } from '@preroll/rules/site/site-proofs';
import type { AnswerCode } from './match-proof.ts';

interface Facts {
  method: SiteProofMethod;
  /** In Unicode. */
  domain: string;
  proof: SiteProof;
  /** The host that responded last, or that did not respond. In Unicode. */
  host: string;
  /** Whether that host responded. */
  hasAnswered: boolean;
  age: number | null;
}

interface AnswerTexts {
  /** The problem, as a sentence. */
  cause: string;
  /** The remedy; empty if nothing can be done. */
  cure: string;
}

const things: Record<SiteProofMethod, string> = {
  meta: 'tag',
  file: 'file',
  dns: 'TXT record',
  ads_txt: 'line',
};

const places: Record<SiteProofMethod, string> = {
  meta: 'on the home page',
  file: 'at its address',
  dns: 'among the DNS records',
  ads_txt: 'in ads.txt',
};

/** Describes the result of a check, why it is not sufficient, and the remedy. */
export function describeAnswer(
  code: AnswerCode,
  { method, domain, proof, host, hasAnswered, age }: Facts,
): AnswerTexts {
  const thing = things[method];
  const cached =
    age === null ? '' : ` If you have replaced it already, clear the cache: the copy is ${inTime(age)} old.`;
  const words: Record<AnswerCode, AnswerTexts> = {
    found: { cause: `The ${thing} is ${places[method]}.`, cure: '' },
    no_tag: {
      cause: 'The home page opens, but its head does not have the tag.',
      cure: `Put the tag into the head of ${proof.place}, not of another page, and publish it.`,
    },
    outside_head: {
      cause: 'The tag is on the home page, but outside of its head.',
      cure: 'Move it between <head> and </head>: elsewhere visitors could have written it.',
    },
    curly_quotes: {
      cause: 'The tag has curly quotes, which browsers read as letters: a word processor has put them there.',
      cure: 'Copy the tag again into a plain text editor, and replace the old one.',
    },
    no_file: {
      cause: method === 'ads_txt' ? 'The site has no ads.txt.' : 'There is no such file on the site.',
      cure: `Upload it, so that ${proof.place} opens in a browser.`,
    },
    no_line: {
      cause: method === 'ads_txt' ? 'The ads.txt does not have our line.' : 'The file is empty.',
      cure: `Add this line: ${proof.content}`,
    },
    no_record: {
      cause: `The DNS of ${domain} has no such TXT record.`,
      cure: `Add a TXT record for ${domain} itself. New records can take an hour, some a day, to be seen everywhere.`,
    },
    wrong_token: {
      cause: `The ${thing} is there, but says something else.`,
      cure: `Copy it again and replace the old one.${cached}`,
    },
    stale_copy: {
      cause: `The ${thing} is not there, but this is an old copy: a cache made it ${inTime(age ?? 0)} ago.`,
      cure: 'Clear the cache of the site or its CDN, and check again.',
    },
    not_utf8: {
      cause: 'The file is in UTF-16, which nobody who looks for a line in it can read.',
      cure: 'Save it as UTF-8, or as plain text, and upload it again.',
    },
    page_instead_of_file: {
      cause: 'A web page comes instead of the file.',
      cure: 'Usually the site sends its home page for unknown addresses: upload the file, and except it from such rules.',
    },
    at_www: {
      cause: `The ${thing} is at www.${domain}, but not at ${domain}.`,
      cure: `Put it at ${domain} too, let ${domain} redirect to www.${domain}, or change the domain of this site to www.${domain}.`,
    },
    at_parent: {
      cause: `The ${thing} is at the parent domain. A subdomain is verified for itself, because it can belong to somebody else.`,
      cure: `Put it at ${domain}, or change the domain of this site to the parent domain.`,
    },
    redirected: {
      cause: `${domain} leads to another site, ${host}.`,
      cure: hasAnswered
        ? `End the redirect for this address, use DNS, or add ${host} as the site.`
        : 'End the redirect for this address, or use DNS.',
    },
    redirected_to_parent: {
      cause: `${domain} leads to its parent domain, ${host}. A subdomain is verified for itself.`,
      cure: `End the redirect for this address, use DNS, or change the domain of this site to ${host}.`,
    },
    not_found: {
      cause: 'The site answers, but has no home page.',
      cure: `Make ${proof.place} open in a browser.`,
    },
    forbidden: {
      cause: 'The site refuses our request.',
      cure: 'Let the program named “Preroll” through the protection against robots and the sign-in, or use DNS.',
    },
    too_large: {
      cause: 'The answer is larger than a megabyte.',
      cure: 'Use the file or DNS.',
    },
    too_many_redirects: {
      cause: 'The site redirects in circles, or more than five times.',
      cure: `Let ${proof.place} answer directly.`,
    },
    not_https: {
      cause: 'The site leads to an address without https.',
      cure: 'Set up a certificate, and redirect from http to https, not the other way round.',
    },
    private_address: {
      cause: `${host} leads to an address that is not on the public internet.`,
      cure: 'Correct the DNS records of the domain.',
    },
    unresolved: {
      cause: `There is no host named ${host}.`,
      cure: 'Check that the domain is paid for and has DNS records. New ones can take a day to be seen everywhere.',
    },
    server_error: {
      cause: 'The site has an error of its own.',
      cure: 'Check again when the site works. This does not count as a miss.',
    },
    too_many_requests: {
      cause: 'The site does not want so many requests.',
      cure: 'Check again in some minutes. This does not count as a miss.',
    },
    timeout: {
      cause: 'The site took too long to answer.',
      cure: 'Check again when it is faster, or use DNS. This does not count as a miss.',
    },
    unreachable: {
      cause: 'The site refused or cut the connection.',
      cure: 'Check again when the site works. This does not count as a miss.',
    },
    tls: {
      cause: 'The certificate of the site is not valid.',
      cure: 'Renew it, for all names of the site. This does not count as a miss.',
    },
    dns_failed: {
      cause: 'The DNS of the domain does not answer.',
      cure: 'Check again later. This does not count as a miss.',
    },
  };
  return words[code];
}

function inTime(seconds: number): string {
  const [unit, size] =
    seconds < 120
      ? ['second', 1]
      : seconds < 7200
        ? ['minute', 60]
        : seconds < 172_800
          ? ['hour', 3600]
          : ['day', 86_400];
  const count = Math.round(seconds / Number(size));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
