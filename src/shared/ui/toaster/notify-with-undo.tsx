import { toast } from 'react-hot-toast/headless';
import { styled } from '@/shared/theme';
import { duration } from './notify';

const Undo = styled('button', {
  base: {
    flexShrink: 0,
    minH: '7',
    px: '2',
    borderRadius: 'sm',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    _hover: { bg: 'text.onSolid/20' },
    '&:focus-visible': { outlineColor: 'text.onSolid', outlineOffset: 'inside' },
  },
});

let shown = 0;

/** Reports a success in a toast with an undo button. */
export function notifyWithUndo(text: string, undo: () => void): void {
  // a unique id, because equal texts undo different actions
  shown += 1;
  const id = `undo:${shown}`;
  const press = () => {
    toast.dismiss(id);
    undo();
  };
  const button = (
    <Undo type="button" onClick={press}>
      Undo
    </Undo>
  );
  toast(text, { id, className: 'success', duration, icon: button });
}
