import type { FieldProps } from './use-field';

/** The `disabledReason` for buttons inside a field; undefined while the field is enabled. */
export const lockedReason = ({
  disabled,
  disabledReason,
}: Pick<FieldProps, 'disabled' | 'disabledReason'>): string | undefined =>
  disabledReason ?? (disabled ? 'Not available now' : undefined);
