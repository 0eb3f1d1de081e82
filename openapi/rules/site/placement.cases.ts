export const backfillCases: readonly [address: string, refused: string | null][] = [
  ['https://ads.partner.example/vast?zone=4', null],
  ['https://ads.partner.example:8443/vast?cb=[CACHEBUSTING]', null],
  ['https://реклама.example/vast', null],
  ['http://ads.partner.example/vast', 'https'],
  ['ftp://ads.partner.example/vast', 'Not a web address'],
  ['ads.partner.example/vast', 'Not a web address'],
  ['https:ads.partner.example', 'Not a web address'],
  ['https://user:secret@ads.partner.example/vast', 'Leave out the name and password'],
  ['https://ads.partner.example/\u202etsav', 'invisible characters'],
  ['https://127.0.0.1/vast', 'IP address'],
  ['https://10.0.0.8/vast', 'IP address'],
  ['https://8.8.8.8/vast', 'IP address'],
  ['https://2130706433/vast', 'IP address'],
  ['https://0x7f.1/vast', 'IP address'],
  ['https://[::1]/vast', 'IP address'],
  ['https://[2606:4700::1111]/vast', 'IP address'],
  ['https://localhost/vast', 'public address'],
  ['https://localhost./vast', 'public address'],
  ['https://ads/vast', 'public address'],
  ['https://printer.local/vast', 'public address'],
  ['https://ads.corp.internal/vast', 'public address'],
  ['https://app.localhost/vast', 'public address'],
  ['https://router.home.arpa/vast', 'public address'],
];

const fine = { format_id: 1 };

/**
 * Fields of a placement, and the refused ones. The dictionaries have format 1, feeds 1 and 2, the scripts 4 (VPAID) and
 * 5 (branding) and category IAB1.
 */
export const placementCases = [
  { what: 'a format only', fields: fine, refused: {} },
  { what: 'a stopped format', fields: { format_id: 9 }, refused: { format_id: ['No longer available'] } },
  { what: 'working feeds', fields: { ...fine, feeds: [1, 2] }, refused: {} },
  {
    what: 'a stopped feed beside a working one',
    fields: { ...fine, feeds: [1, 7] },
    refused: { feeds: ['Not available: 7'] },
  },
  { what: 'a script of each kind', fields: { ...fine, vpaid_script_id: 4, branding_script_id: 5 }, refused: {} },
  { what: 'the default scripts', fields: { ...fine, vpaid_script_id: null, branding_script_id: null }, refused: {} },
  { what: 'no scripts', fields: { ...fine, vpaid_script_id: 'none', branding_script_id: 'none' }, refused: {} },
  {
    what: 'scripts of the other kind',
    fields: { ...fine, vpaid_script_id: 5, branding_script_id: 4 },
    refused: { vpaid_script_id: ['No longer available'], branding_script_id: ['No longer available'] },
  },
  { what: 'a category', fields: { ...fine, blocked_categories: ['IAB1'] }, refused: {} },
  {
    what: 'an unknown category',
    fields: { ...fine, blocked_categories: ['IAB1', 'IAB99'] },
    refused: { blocked_categories: ['Not an IAB category: IAB99'] },
  },
  {
    what: 'hosts, their subdomains and links',
    fields: { ...fine, blocked_domains: ['rival.example', '*.rival.example', 'https://Rival.example/shop'] },
    refused: {},
  },
  {
    what: 'an invalid host',
    fields: { ...fine, blocked_domains: ['rival.example', '"><script>', '10.0.0.1'] },
    refused: { blocked_domains: ['Not a host: "><script>, 10.0.0.1'] },
  },
  { what: 'no backfill', fields: { ...fine, backfill_vast_url: null }, refused: {} },
  {
    what: 'a backfill in a private network',
    fields: { ...fine, backfill_vast_url: 'https://ads.internal/vast' },
    refused: { backfill_vast_url: ['Must be a public address'] },
  },
] as const;
