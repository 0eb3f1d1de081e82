import { formatBytes } from '@preroll/rules/text/format-bytes';
import { documentFindings, type Finding } from '@preroll/rules/vast/document-findings';
import { elementsWithin, type VastElement } from '@preroll/rules/vast/vast-element';
import type { TagDocument, TagInspection, TagInspectionEnd } from '@/shared/api';
import { formatCount, formatNumber } from '@/shared/lib/format';
import { parseVastTree } from './vast-tree';

/** A document of a chain, with its findings. */
export interface InspectedDocument extends TagDocument {
  /** Null if the answer was not a VAST document. */
  root: VastElement | null;
  findings: readonly Finding[];
}

const unreadable: Finding = { level: 'error', element: 'VAST', text: 'Browsers can’t read it as XML.' };

export const inspectDocument = (document: TagDocument): InspectedDocument => {
  const root = document.problem === null ? parseVastTree(document.text ?? '') : null;
  if (root !== null) return { ...document, root, findings: documentFindings(root) };
  return { ...document, root, findings: document.problem === null ? [unreadable] : [] };
};

interface EndDescription {
  tone: 'success' | 'warning' | 'error';
  title: string;
  text: string;
}

const words: Readonly<Record<TagInspectionEnd, EndDescription>> = {
  advert: {
    tone: 'success',
    title: 'The tag leads to an advert',
    text: 'What becomes of it differs from player to player.',
  },
  no_advert: {
    tone: 'warning',
    title: 'No advert came',
    text: 'Servers choose by viewer, page and time: another try may bring one.',
  },
  failed: { tone: 'error', title: 'The chain breaks off', text: '' },
  no_tag: { tone: 'error', title: 'A wrapper leads nowhere', text: 'Its VASTAdTagURI is empty, or not a web address.' },
  loop: {
    tone: 'error',
    title: 'The chain leads back',
    text: 'A wrapper names a tag that was asked before. Players report 302.',
  },
  too_many: {
    tone: 'error',
    title: 'The chain is too long',
    text: 'Players follow five wrappers at most, and report 302.',
  },
};

const overlay: EndDescription = {
  tone: 'success',
  title: 'The tag leads to a picture over the video',
  text: 'The video of the page plays on.',
};

export function describeEnd({ end }: TagInspection, documents: readonly InspectedDocument[]): EndDescription {
  const last = documents.at(-1);
  if (end === 'failed' && last?.problem) return { ...words.failed, text: `${last.problem}.` };
  const isOverlay = end === 'no_advert' && last?.root && elementsWithin(last.root, 'NonLinear').length > 0;
  return isOverlay ? overlay : words[end];
}

/** An answer in one line: `200 · 184 ms · 1.4 kB · 2 findings`. */
export const answerSummary = ({ hops, took, size, findings }: InspectedDocument): string =>
  [
    hops.at(-1)?.status ?? 'No answer',
    `${formatNumber(took)} ms`,
    size === null ? null : formatBytes(size),
    findings.length === 0 ? null : formatCount(findings.length, 'finding'),
  ]
    .filter((part) => part !== null)
    .join(' · ');

/** Who may read an answer (CORS), in words. */
export const readerLabels: Readonly<Record<NonNullable<TagDocument['readers']>, string>> = {
  nobody: 'No',
  pages: 'Yes, without cookies',
  pages_with_cookies: 'Yes, with cookies too',
};
