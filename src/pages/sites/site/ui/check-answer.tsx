import { isReadable } from '@preroll/rules/site/site-answer';
import { formatBytes } from '@preroll/rules/text/format-bytes';
import type { SiteAnswer } from '@/shared/api';
import { formatDuration } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { DescriptionList } from '@/shared/ui/description-list';

const Code = styled('span', { base: { fontFamily: 'mono', textStyle: 'small', overflowWrap: 'anywhere' } });

const Chain = styled('ol', { base: { listStyle: 'none', fontFamily: 'mono', textStyle: 'small' } });

/** Explains why the result of a check is not sufficient. */
export function CheckAnswer({ answer: { code, chain, bytes, line, expected, age } }: { answer: SiteAnswer }) {
  const isRead = isReadable(code);
  const hasSize = isRead && (bytes > 0 || !code.startsWith('redirected'));
  return (
    <DescriptionList
      items={[
        {
          term: 'Read',
          value: chain.length > 0 && (
            <Chain>
              {chain.map(({ url, status }) => (
                <li key={url}>{status ? `${url} ${status}` : url}</li>
              ))}
            </Chain>
          ),
        },
        ...(hasSize ? [{ term: 'Size', value: formatBytes(bytes) }] : []),
        ...(line === null ? [] : [{ term: 'Found', value: <Code>{line}</Code> }]),
        ...(expected === null || !isRead ? [] : [{ term: 'Expected', value: <Code>{expected}</Code> }]),
        ...(age === null ? [] : [{ term: 'Age of the copy', value: formatDuration(age) }]),
      ]}
    />
  );
}
