import type { AdsTxt } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { describeAdsTxt } from '../model/describe-ads-txt';

const Note = styled('p', { base: { textStyle: 'small', color: 'text.muted' } });

interface AdsTxtNoteProps {
  adsTxt: AdsTxt;
  /** Whether it is shown next to a more serious banner: a missing line is then a note as well. */
  isAside?: boolean;
}

/** Whether a site's ads.txt contains the platform's line: a warning if it is missing. */
export const AdsTxtNote = ({ adsTxt, isAside = false }: AdsTxtNoteProps) =>
  adsTxt.found === false && !isAside ? (
    <Banner tone="warning" announced={false}>
      {describeAdsTxt(adsTxt)}
    </Banner>
  ) : (
    <Note>{describeAdsTxt(adsTxt)}</Note>
  );
