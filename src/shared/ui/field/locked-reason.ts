import type { FieldProps } from './use-field';

/** Why the buttons of a field can't be pressed, as they say it themselves; undefined while they can be. */
export const lockedReason = ({
  disabled,
  disabledReason,
}: Pick<FieldProps, 'disabled' | 'disabledReason'>): string | undefined =>
  disabledReason ?? (disabled ? 'Not available now' : undefined);
