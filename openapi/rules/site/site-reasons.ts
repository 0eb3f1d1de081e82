interface SiteReason {
  /** Completes "Returned: …". */
  title: string;
  example: string;
  advice: string;
  /** The condition for resubmitting the site; completes "Resubmit the site …". */
  resend: string;
}

export const siteReasons = {
  no_content: {
    title: 'there is too little content',
    example: 'A home page with three articles, or sections without any',
    advice: 'Publish at least ten articles or videos of your own, and fill or remove empty sections.',
    resend: 'when visitors find something to read or watch in every section',
  },
  under_construction: {
    title: 'the site is under construction',
    example: 'A page that says “coming soon”, or sample texts of a template',
    advice: 'Finish the site and remove the sample texts.',
    resend: 'once it is open to everybody',
  },
  unreachable: {
    title: 'the site does not open',
    example: 'An error, a sign-in form or an empty page instead of the home page',
    advice: 'Open the site in a private window and from another country, without signing in.',
    resend: 'once everybody can open it',
  },
  forbidden_content: {
    title: 'it has content that advertisers may not appear beside',
    example: 'Weapons, drugs, gambling without a licence, calls to violence',
    advice: 'Remove the pages, comments and links with such content, not only from the menu.',
    resend: 'when all of it is gone',
  },
  adult_content: {
    title: 'it has content for adults',
    example: 'Nudity in articles, comments or advertising of others',
    advice: 'Remove it, or move it to another domain that you do not add here.',
    resend: 'when all of it is gone',
  },
  copied_content: {
    title: 'the content is copied',
    example: 'Articles that stand word for word on other sites',
    advice: 'Replace them with texts of your own, or show that you may publish them.',
    resend: 'when most of the site is your own',
  },
  piracy: {
    title: 'it shows works without the consent of their owners',
    example: 'Films, series or matches that you have no licence for',
    advice: 'Remove them, or send your licences to your manager.',
    resend: 'when all of them are gone or licensed',
  },
  malware: {
    title: 'it endangers visitors',
    example: 'Downloads that start by themselves, hidden redirects, notices of browsers about danger',
    advice: 'Clean the site, update its software, and change all passwords.',
    resend: 'when browsers and search engines no longer warn about it',
  },
  wrong_category: {
    title: 'the categories are wrong',
    example: 'A site about football in “Business”',
    advice: 'Choose the categories of what most visitors come for.',
    resend: 'as soon as the categories fit',
  },
  not_owner: {
    title: 'it seems to belong to somebody else',
    example: 'The contacts on the site name another company',
    advice: 'Verify the domain, and name your company on the page with contacts.',
    resend: 'when the domain is verified',
  },
  invalid_traffic: {
    title: 'visits are not real',
    example: 'Bought visits, robots, pages that reload by themselves',
    advice: 'End the purchase of visits and find out which sources send robots.',
    resend: 'after a month with real visitors only',
  },
  too_many_ads: {
    title: 'there is too much advertising',
    example: 'Adverts that cover the page, several players that start at once',
    advice: 'Leave one video advert per page, and none that covers the text.',
    resend: 'when the content comes first',
  },
  other: {
    title: 'see the comment',
    example: '',
    advice: 'Read the comment of the reviewer.',
    resend: 'when you have done what it says',
  },
} as const satisfies Record<string, SiteReason>;

export type SiteReasonCode = keyof typeof siteReasons;

const MIN_TEXT_LENGTH = 3;

interface GivenReason {
  code: SiteReasonCode;
  text: string;
  page?: string | null | undefined;
}

/** Whether the action requires a reason. */
export const needsReason = (action: string): boolean => action === 'return' || action === 'ban';

/**
 * Validates the reason of a return, ban or lock: messages by field.
 * @param domain that of the site, in punycode
 */
export function validateReason(
  action: string,
  reason: GivenReason | null | undefined,
  domain: string,
): Record<string, string[]> {
  if (!reason) return needsReason(action) ? { reason: ['Required'] } : {};
  const errors: Record<string, string[]> = {};
  if (reason.code === 'other' && [...reason.text.trim()].length < MIN_TEXT_LENGTH)
    errors['reason.text'] = [`At least ${MIN_TEXT_LENGTH} characters: nothing else says what is wrong`];
  if (reason.page && !isOnDomain(reason.page, domain)) errors['reason.page'] = [`Must be an address on ${domain}`];
  return errors;
}

function isOnDomain(page: string, domain: string): boolean {
  if (!/^https?:\/\//i.test(page) || !URL.canParse(page)) return false;
  const { hostname, username, password } = new URL(page);
  return username === '' && password === '' && (hostname === domain || hostname.endsWith(`.${domain}`));
}
