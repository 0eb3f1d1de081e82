/** A track, as ffprobe describes it in JSON. */
export interface Stream {
  index: number;
  codec_type?: string;
  codec_name?: string;
  width?: number;
  height?: number;
  sample_aspect_ratio?: string;
  start_time?: string;
  duration?: string;
  nb_frames?: string;
  avg_frame_rate?: string;
  r_frame_rate?: string;
  field_order?: string;
  color_transfer?: string;
  color_range?: string;
  disposition?: { attached_pic?: number; default?: number };
  tags?: { rotate?: string };
  side_data_list?: { rotation?: number }[];
}

export interface Format {
  format_name?: string;
  start_time?: string;
  duration?: string;
  tags?: { major_brand?: string };
}

/** Parses a number of seconds; null for unknown values (`N/A`). */
export function seconds(text: string | undefined): number | null {
  const value = Number(text);
  return Number.isFinite(value) && text !== undefined ? value : null;
}
