import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';
import { CodeBlock } from '@/shared/ui/code-block';
import { CopyButton } from '@/shared/ui/copy-button';
import { DescriptionList } from '@/shared/ui/description-list';
import { macros, type TagCode } from '../model/tag-codes';

const Panel = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } });

const Note = styled('p', {
  base: { textStyle: 'small', color: 'text.muted', maxW: 'prose', overflowWrap: 'anywhere' },
});

const Copying = styled('div', { base: { justifySelf: 'start' } });

interface CopiedCodeProps {
  tag: TagCode;
  /** Further information below the notes. */
  children?: ReactNode;
}

/** A code to paste, with a copy button and instructions. */
export const CopiedCode = ({ tag: { kind, label, code, notes }, children }: CopiedCodeProps) => (
  <Panel>
    <CodeBlock label={`Code for ${label}`}>{code}</CodeBlock>
    <Copying>
      <CopyButton text={code}>{kind === 'ads-txt' ? 'Copy the line' : 'Copy the code'}</CopyButton>
    </Copying>
    {notes.map((note) => (
      <Note key={note}>{note}</Note>
    ))}
    {kind === 'vast' && (
      <>
        <Note>Players replace the macros in brackets. One that is left as it is does no harm.</Note>
        <DescriptionList items={macros.map(({ macro, meaning }) => ({ term: macro, value: meaning }))} />
      </>
    )}
    {children}
  </Panel>
);
