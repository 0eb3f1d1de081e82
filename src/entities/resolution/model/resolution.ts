import type { Resolution as ResolutionDto } from '@/shared/api';

/** A screen resolution that targeting can name; pixels. */
export interface Resolution {
  id: number;
  width: number;
  height: number;
  name: string;
}

export const toResolution = ({ id, width, height, name }: ResolutionDto): Resolution => ({ id, width, height, name });

/** `1920 × 1080` */
export const resolutionSize = ({ width, height }: Pick<Resolution, 'width' | 'height'>) => `${width} × ${height}`;
