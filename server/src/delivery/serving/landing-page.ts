import { markLink } from '@preroll/rules/advert/url-marks';
import type { Serve } from '../answer/serve.ts';

/** What an advert has for the page of its clicks. */
interface Landing {
  link: string;
  marks: string;
  /** Empty without one. */
  erid: string;
}

/** The page of a click: the link with its marks, and with the ERID in clear. */
export function landingPage({ link, marks, erid }: Landing, serve: Serve): string {
  const marked = markLink(link, marks, {
    campaign_id: String(serve.campaign),
    advert_id: String(serve.advert),
    site_id: String(serve.site),
    click_id: serve.id,
    erid,
  });
  const hasErid = URL.canParse(marked) && new URL(marked).searchParams.has('erid');
  return hasErid || erid === '' ? marked : markLink(marked, `erid=${encodeURIComponent(erid)}`, noMacros);
}

/** The value that is added has none. */
const noMacros = { campaign_id: '', advert_id: '', site_id: '', click_id: '', erid: '' };
