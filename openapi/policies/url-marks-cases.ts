/** What may stand in the marks of a link: the tests of the application and of the server walk this list. */

const known = '{campaign_id}, {advert_id}, {site_id}, {click_id} and {erid}';

/** Marks, and why they are refused; null for good ones. */
export const urlMarksCases: [marks: string, refusal: string | null][] = [
  ['', null],
  ['utm_source=preroll', null],
  ['utm_source=preroll&utm_medium=video', null],
  ['utm_content={advert_id}', null],
  ['c={campaign_id}&a={advert_id}&s={site_id}&click={click_id}&erid={erid}', null],
  ['mix=a-{campaign_id}-{advert_id}', null],
  ['{site_id}={click_id}', null],
  ['flag', null],
  ['empty=', null],
  ['name=a%20b', null],
  ['x={city}', `{city} is unknown. There are ${known}`],
  ['x={Campaign_id}', `{Campaign_id} is unknown. There are ${known}`],
  ['x={}', `{} is unknown. There are ${known}`],
  ['x={campaign_id', 'A { without a }'],
  ['x=campaign_id}', 'A } without a {'],
  ['x={{erid}}', 'A { without a }'],
  ['?utm_source=preroll', 'Write name=value, joined by &, without ? and #'],
  ['a=1#top', 'Write name=value, joined by &, without ? and #'],
  ['a=1?b=2', 'Write name=value, joined by &, without ? and #'],
  ['a=1&&b=2', 'Write name=value, joined by &, without ? and #'],
  ['&a=1', 'Write name=value, joined by &, without ? and #'],
  ['=1', 'Write name=value, joined by &, without ? and #'],
  ['a=1 2', 'No blanks: write %20'],
  ['a=1\u202e', 'Leave out the invisible characters'],
  ['a\u200b=1', 'Leave out the invisible characters'],
  ['a={ erid }', 'No blanks: write %20'],
];
