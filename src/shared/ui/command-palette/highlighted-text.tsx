import { useHighlight } from '@chakra-ui/react/highlight';
import { Fragment } from 'react';

/** Highlights the search words in a text. */
export function HighlightedText({ text, words }: { text: string; words: readonly string[] }) {
  const chunks = useHighlight({ text, query: [...words], ignoreCase: true, matchAll: true });
  return chunks.map((chunk, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is identified by its position
    chunk.match ? <mark key={index}>{chunk.text}</mark> : <Fragment key={index}>{chunk.text}</Fragment>,
  );
}
