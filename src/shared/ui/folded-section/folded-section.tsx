import { ChevronDown, CircleAlert } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from '@/shared/theme';

const Root = styled('section', {
  base: {
    minW: '0',
    borderTopWidth: 'hairline',
    '&:last-of-type': { borderBottomWidth: 'hairline' },
    '&:focus': { outline: 'none' },
    scrollMarginTop: { base: 'calc({sizes.topbar} + {spacing.4})', md: '4' },
  },
});

const Row = styled('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto auto', sm: '{sizes.32} minmax(0, 1fr) auto auto' },
    alignItems: 'center',
    columnGap: '3',
    minH: '14',
    py: '2',
    _hover: { bg: 'surface.hover' },
    '& > small': {
      textStyle: 'small',
      color: 'text.muted',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      // below the title, across the row
      gridRow: { base: '2', sm: '1' },
      gridColumn: { base: '1 / -1', sm: '2' },
    },
    '& > small[data-refused]': { color: 'tone.error.text' },
    '& > [data-poster]': { gridColumn: { base: '2', sm: '3' } },
    '& > svg': { gridColumn: { base: '3', sm: '4' }, boxSize: '4', color: 'text.subtle' },
    '&:has([aria-expanded=true]) > svg': { transform: 'rotate(180deg)' },
    '& > small > svg': { display: 'inline', boxSize: '3.5', me: '1', verticalAlign: 'text-bottom' },
  },
});

const Toggle = styled('button', {
  base: {
    textAlign: 'start',
    fontWeight: 'semibold',
    cursor: 'pointer',
    // makes the whole row clickable
    _after: { content: '""', position: 'absolute', inset: '0' },
    '&:focus-visible': { outline: 'none', _after: { outlineStyle: 'solid', outlineOffset: 'inside' } },
  },
});

const Body = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    pt: '1',
    pb: '6',
    '&[hidden]': { display: 'none' },
    '&:focus': { outline: 'none' },
  },
});

interface FoldedSectionProps {
  /** Id of the element; a link to it opens the section. */
  id?: string;
  title: string;
  /** Summary of the content in one line. */
  summary: string;
  /** Shown beside the summary: the poster of a video. */
  picture?: ReactNode;
  isRefused?: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Stays mounted while folded, so that typed text is kept. */
  children: ReactNode;
}

/** A section of a form that folds into one line. Focusing its element opens it and moves the focus to its content. */
export function FoldedSection({
  id,
  title,
  summary,
  picture,
  isRefused = false,
  isOpen,
  onToggle,
  children,
}: FoldedSectionProps) {
  const ownId = useId();
  const body = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);

  useEffect(() => {
    if (!isOpen || !wantsFocus.current) return;
    wantsFocus.current = false;
    body.current?.focus();
  }, [isOpen]);

  const reveal = ({ target, currentTarget }: FocusEvent) => {
    if (target !== currentTarget) return;
    if (isOpen) return body.current?.focus();
    wantsFocus.current = true;
    onToggle(true);
  };

  return (
    <Root id={id} tabIndex={-1} aria-labelledby={`${ownId}-title`} onFocus={reveal}>
      <Row>
        <h2>
          <Toggle
            type="button"
            id={`${ownId}-title`}
            aria-expanded={isOpen}
            aria-controls={`${ownId}-body`}
            aria-describedby={`${ownId}-summary`}
            onClick={() => onToggle(!isOpen)}
          >
            {title}
          </Toggle>
        </h2>
        <small id={`${ownId}-summary`} data-refused={isRefused || undefined}>
          {isRefused && <CircleAlert aria-hidden />}
          <span>{isRefused ? `${summary}, to correct` : summary}</span>
        </small>
        {picture}
        <ChevronDown aria-hidden />
      </Row>
      <Body ref={body} id={`${ownId}-body`} tabIndex={-1} hidden={!isOpen}>
        {children}
      </Body>
    </Root>
  );
}
