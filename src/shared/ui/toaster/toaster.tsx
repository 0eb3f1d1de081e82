import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { focusContent } from '@/shared/lib/browser-events';
import type { Tone } from '@/shared/theme';
import { styled } from '@/shared/theme';
import { useClearOfActions } from './use-clear-of-actions';

/** Section 9 of the specification: at most three at once; newer ones replace older ones. */
const limit = 3;

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

/** From `lg`, a cabinet's sidebar is empty between its sections and the buttons at its bottom. */
const WITH_SIDEBAR = 'body:has([data-part=sidebar]) &';

/** A strip below the page on phones, otherwise in a corner or in the sidebar: nothing stays covered permanently. */
const Region = styled('section', {
  base: {
    // after the page in the DOM, so that scrolling to the end moves the page's content above the toasts
    position: { base: 'sticky', lg: 'fixed' },
    insetEnd: { lg: '4' },
    bottom: { base: '0', lg: '4' },
    zIndex: 'toast',
    w: { base: 'full', sm: '96' },
    ms: { sm: 'auto' },
    pointerEvents: 'none',
    '&:has([role=status] > *)': {
      pe: { sm: '4', lg: '0' },
      pb: { sm: '4', lg: '0' },
      smDown: { p: '2', bg: 'surface.panel', borderTopWidth: 'hairline', pointerEvents: 'auto' },
    },
    // on phones dialogs have their buttons at the bottom, so toasts move to the top
    'body:has(:is([role=dialog], [role=alertdialog])) &': {
      smDown: { position: 'fixed', top: '0', bottom: 'auto', borderTopWidth: '0', borderBottomWidth: 'hairline' },
    },
    [WITH_SIDEBAR]: {
      lg: { insetStart: '3', insetEnd: 'auto', bottom: '3', w: 'calc({sizes.sidebar} - {spacing.6})' },
    },
    '& > [role=status]': { display: 'grid', gap: '2' },
  },
});

const Note = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '2.5',
    ps: '3',
    pe: '1.5',
    py: '1.5',
    borderRadius: 'md',
    color: 'text.onSolid',
    fontWeight: 'medium',
    boxShadow: 'md',
    pointerEvents: 'auto',
    animation: 'riseIn',
    animationDuration: 'moderate',
    animationTimingFunction: 'standard',
    '& > svg': { boxSize: '4', flexShrink: 0, mt: '1.5' },
    '& > p': { flex: '1', minW: '0', py: '1', overflowWrap: 'anywhere' },
    // too narrow for Undo in the same line
    [WITH_SIDEBAR]: {
      lg: {
        flexWrap: 'wrap',
        rowGap: '0',
        '& > p': { flexBasis: '24' },
        '& > button:not(:last-of-type)': { order: 1, ms: '4' },
      },
    },
  },
  variants: {
    tone: {
      success: { bg: 'tone.success.solid' },
      error: { bg: 'tone.error.solid' },
      warning: { bg: 'tone.warning.solid' },
      info: { bg: 'tone.info.solid' },
    },
  },
});

const Dismiss = styled('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '7',
    borderRadius: 'sm',
    cursor: 'pointer',
    '& svg': { boxSize: '4' },
    _hover: { bg: 'text.onSolid/20' },
    '&:focus-visible': { outlineColor: 'text.onSolid', outlineOffset: 'inside' },
  },
});

/** Shows the toasts of `notify`; rendered once in the application. Timers pause on hover and focus. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  // a live region only announces later changes, and a route guard may show a toast before the first render
  const [isAnnouncing, setIsAnnouncing] = useState(false);
  useEffect(() => setIsAnnouncing(true), []);
  const shown = isAnnouncing ? toasts.filter(({ visible }) => visible).slice(0, limit) : [];
  const isPaused = isHovered || isFocused;

  // in an effect, so that each pause starts once: the library loses the elapsed time if it is paused twice
  const setPaused = useEffectEvent((paused: boolean) => (paused ? handlers.startPause() : handlers.endPause()));
  useEffect(() => setPaused(isPaused), [isPaused]);

  const region = useRef<HTMLElement>(null);
  useClearOfActions(region, shown.length > 0);

  // browsers send no `blur` if a focused button disappears with its toast
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFocused || document.activeElement !== document.body) return;
    setIsFocused(false);
    before.current?.focus();
    focusContent();
  });

  // browsers may send no `pointerleave` if an element disappears under the pointer
  if (isHovered && shown.length === 0) setIsHovered(false);

  return createPortal(
    <Region
      ref={region}
      data-part="toaster"
      // outside of the root and a live region of its own, because an open dialog hides everything else from screen
      // readers
      aria-live="off"
      aria-label="Messages"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
        setIsFocused(true);
      }}
      onBlur={() => setIsFocused(false)}
    >
      <div role="status" aria-live="polite">
        {shown.toReversed().map((item) => (
          <ToastNote key={item.id} item={item} />
        ))}
      </div>
    </Region>,
    document.body,
  );
}

function ToastNote({ item }: { item: Toast }) {
  const tone = (item.className ?? 'info') as Tone;
  const Icon = icons[tone];

  return (
    <Note tone={tone}>
      <Icon aria-hidden />
      <p>{resolveValue(item.message, item)}</p>
      {item.icon}
      <Dismiss type="button" aria-label="Dismiss" onClick={() => toast.dismiss(item.id)}>
        <X aria-hidden />
      </Dismiss>
    </Note>
  );
}
