import { markLink, type UrlMacro, urlMacros, validateUrlMarks } from '@preroll/rules/advert/url-marks';
import { useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import type { AdvertFormValues } from '../model/advert-form';
import type { AdvertPlace } from '../model/advert-place';

const meanings: Record<UrlMacro, string> = {
  campaign_id: 'number of the campaign',
  advert_id: 'number of the advert',
  site_id: 'number of the site it was shown on',
  click_id: 'id of the click, another one each time',
  erid: "the register's identifier",
};

const Part = styled('div', { base: { display: 'grid', gap: '3' } });

const Macros = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: '1.5',
    columnGap: '3',
    textStyle: 'small',
    color: 'text.muted',
    '& > li': { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', alignItems: 'center' },
    '& button': { fontFamily: 'mono', justifyContent: 'start' },
  },
});

const Preview = styled('p', {
  base: { textStyle: 'small', color: 'text.muted', '& > span': { fontFamily: 'mono', overflowWrap: 'anywhere' } },
});

/** Examples for macros whose values are known only at a click. */
const examples = { advert_id: '31', site_id: '57', click_id: 'k7Qm2xVd', erid: '2VtzqwH1jKp' };

/** Query parameters that are added to the link, the available macros, and a preview of the resulting URL. */
export function UrlMarksField({ place: { campaignId, advertId } }: { place: AdvertPlace }) {
  const { setValue } = useFormContext<AdvertFormValues>();
  const [marks, link, ord] = useWatch<AdvertFormValues, ['url_marks', 'advert_link', 'ord_advert']>({
    name: ['url_marks', 'advert_link', 'ord_advert'],
  });
  const part = useRef<HTMLDivElement>(null);
  const meaning = useId();

  const insert = (macro: UrlMacro) => {
    const input = part.current?.querySelector('input');
    if (!input) return;
    input.focus();
    input.setRangeText(`{${macro}}`, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    setValue('url_marks', input.value, { shouldDirty: true, shouldValidate: true });
  };

  const values = {
    ...examples,
    campaign_id: String(campaignId),
    advert_id: advertId === undefined ? examples.advert_id : String(advertId),
    erid: ord?.erid || examples.erid,
  };

  return (
    <Part ref={part}>
      <TextField
        name="url_marks"
        label="URL parameters (UTM)"
        help="Added to the link, for example utm_source=preroll&utm_medium=video"
      />
      <Macros aria-label="Filled in on click">
        {urlMacros.map((macro) => (
          <li key={macro}>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Insert {${macro}}`}
              aria-describedby={`${meaning}${macro}`}
              onClick={() => insert(macro)}
            >
              {`{${macro}}`}
            </Button>
            <span id={`${meaning}${macro}`}>{meanings[macro]}</span>
          </li>
        ))}
      </Macros>
      {link && marks && validateUrlMarks(marks) === null && (
        <Preview>
          A click leads to <span>{markLink(link, marks, values)}</span>
        </Preview>
      )}
    </Part>
  );
}
