import { styled } from '@/shared/theme';

const Svg = styled('svg', { base: { boxSize: '1.625rem', flexShrink: 0, color: 'accent.graph' } });

/** The symbol of the product: a play triangle cut into quarters. */
export const Mark = () => (
  <Svg viewBox="0 0 26 26" aria-hidden>
    <path
      fill="currentColor"
      d="M4 2.6v20.8l3.6-2V4.6zM9.2 5.5v15l3.6-2V7.5zM14.4 8.4v9.2l3.6-2v-5.2zM19.6 11.3v3.4l3-1.7z"
    />
  </Svg>
);
