import type { FormatSettings } from '@/shared/api';
import { styled } from '@/shared/theme';

const Root = styled('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2' } });

const Shape = styled('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    borderRadius: 'xs',
  },
});

/** The longer side of the drawn frame, and the least length of the shorter one, in pixels. */
const LONG_SIDE = 24;
const MIN_SHORT_SIDE = 5;

/** A frame with the proportions of a format, and its size in pixels. */
export function Frame({ width, height }: Pick<FormatSettings, 'width' | 'height'>) {
  if (!width || !height) return <Root>Any size</Root>;
  const scale = LONG_SIDE / Math.max(width, height);
  const side = (length: number) => `${Math.max(MIN_SHORT_SIDE, Math.round(length * scale))}px`;
  return (
    <Root>
      <Shape aria-hidden style={{ width: side(width), height: side(height) }} />
      <span>{`${width} × ${height}`}</span>
    </Root>
  );
}
