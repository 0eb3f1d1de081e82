import type { Resolution } from '@/shared/api';

/** `1920 × 1080` */
export const resolutionSize = ({ width, height }: Pick<Resolution, 'width' | 'height'>) => `${width} × ${height}`;
