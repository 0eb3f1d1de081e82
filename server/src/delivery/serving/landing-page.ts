import { markLink } from '@preroll/rules/advert/url-marks';
import type { Serve } from '../answer/serve.ts';

interface Landing {
  link: string;
  marks: string;
  /** Empty if there is none. */
  erid: string;
}

/** The landing page of a click: the link with its parameters, and with the ERID in plain text. */
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

/** Used for the ERID parameter, whose value contains no macros. */
const noMacros = { campaign_id: '', advert_id: '', site_id: '', click_id: '', erid: '' };
