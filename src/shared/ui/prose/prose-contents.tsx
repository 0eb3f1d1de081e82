import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { styled } from '@/shared/theme';

const Root = styled('nav', {
  base: {
    alignSelf: 'start',
    ps: '4',
    borderInlineStartWidth: 'hairline',
    '& h2': { textStyle: 'overline', color: 'text.subtle', mb: '1' },
    '& ol': { display: 'grid', listStyleType: 'none' },
    '& a': {
      display: 'inline-block',
      py: '1',
      borderRadius: 'sm',
      color: 'text.muted',
      _hover: { color: 'text', textDecorationLine: 'underline' },
    },
  },
});

interface ProseContentsProps {
  parts: readonly { id: string; title: string }[];
}

/** Table of contents with links to the parts of a text. */
export function ProseContents({ parts }: ProseContentsProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>On this page</h2>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link to="." hash={id}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </Root>
  );
}
