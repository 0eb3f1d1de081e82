import { styled } from '@/shared/theme';

const Ring = styled('span', {
  base: {
    display: 'inline-block',
    boxSize: '4',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: 'ring',
    borderColor: 'currentColor',
    borderInlineEndColor: 'currentColor/25',
    borderBlockEndColor: 'currentColor/25',
    animation: 'spin 0.8s linear infinite',
  },
});

/** Spinning ring without text, for use beside text that names what is loading. */
export function Spinner() {
  return <Ring aria-hidden />;
}
