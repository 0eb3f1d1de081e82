import { chakra } from '@chakra-ui/react/styled-system';
import type { AdsTxt } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';
import { describeAdsTxt } from '../model/describe-ads-txt';

const Note = chakra('p', { base: { textStyle: 'small', color: 'text.muted' } });

/** Whether a site's ads.txt has our line: a warning if it has not. */
export const AdsTxtNote = ({ adsTxt }: { adsTxt: AdsTxt }) =>
  adsTxt.found === false ? (
    <Banner tone="warning" announced={false}>
      {describeAdsTxt(adsTxt)}
    </Banner>
  ) : (
    <Note>{describeAdsTxt(adsTxt)}</Note>
  );
