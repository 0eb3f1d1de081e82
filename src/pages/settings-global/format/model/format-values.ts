import type { FormatInput, FormatSettings } from '@/shared/api';

/** The values of a new format: a preroll without limits. */
export const blankFormat: FormatInput = {
  name: '',
  code: '',
  kind: 'preroll',
  width: null,
  height: null,
  min_duration: null,
  max_duration: null,
  skip_offset: null,
  vpaid_allowed: true,
  mime_types: [],
  max_file_mb: null,
  price_floor: 0,
  status: 'working',
};

export const toFormValues = ({
  id: _,
  adverts_count: __,
  version: ___,
  created_at: ____,
  updated_at: _____,
  ...values
}: FormatSettings): FormatInput => values as FormatInput;
