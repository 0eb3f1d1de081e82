import type { VideoAdjustment } from '@/shared/api';

/** Describes what the server changes in an uploaded video. */
export const adjustmentLabels: Record<VideoAdjustment, string> = {
  tone_mapped: 'HDR: the colours are converted to the standard range',
  deinterlaced: 'Interlaced: half pictures are joined to whole ones',
  still_skipped: 'It begins with a still picture, which is left out',
  default_sound: 'It has several sound tracks: the default one is heard',
  sound_cut: 'The sound is longer than the picture, and ends with it',
};
