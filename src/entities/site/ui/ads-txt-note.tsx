import type { AdsTxt } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { describeAdsTxt } from '../model/describe-ads-txt';

const Note = styled('p', { base: { textStyle: 'small', color: 'text.muted' } });

interface AdsTxtNoteProps {
  adsTxt: AdsTxt;
  /** Beside a banner about something worse, a missing line is a note too. */
  isAside?: boolean;
}

/** Whether a site's ads.txt has our line: a warning if it has not. */
export const AdsTxtNote = ({ adsTxt, isAside = false }: AdsTxtNoteProps) =>
  adsTxt.found === false && !isAside ? (
    <Banner tone="warning" announced={false}>
      {describeAdsTxt(adsTxt)}
    </Banner>
  ) : (
    <Note>{describeAdsTxt(adsTxt)}</Note>
  );
