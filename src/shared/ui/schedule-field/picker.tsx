import { type CSSProperties, type KeyboardEvent, type PointerEvent, type Ref, useRef, useState } from 'react';
import { moveInGrid } from '@/shared/lib/grid-keys';
import { between, withValues } from './pick';
import { Option, Options } from './picker-styles';

interface PickerProps {
  label: string;
  all: readonly number[];
  chosen: readonly number[];
  columns: number;
  place: (value: number) => CSSProperties;
  disabled: boolean;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** The label of an option; also its accessible name unless `fullName` is given. */
  text: (value: number) => string;
  fullName?: (value: number) => string;
  onChange: (chosen: readonly number[]) => void;
  onBlur: () => void;
  /** Receives the option that is the group's tab stop. */
  focusRef: Ref<HTMLElement>;
}

/**
 * Multiple selection of ordered options. Pointer: dragging gives all options the state of the first. Keyboard: arrow
 * keys move, Space toggles, Shift with arrows selects a range, Ctrl+A toggles all.
 */
export function Picker({
  label,
  all,
  chosen,
  columns,
  place,
  disabled,
  describedBy,
  isInvalid,
  text,
  fullName,
  onChange,
  onBlur,
  focusRef,
}: PickerProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(all[0] ?? 0);
  /** The current drag: where it started, whether it selects or deselects, and the previous selection. */
  const [paint, setPaint] = useState<{ from: number; isIn: boolean; before: readonly number[] } | null>(null);

  const optionOf = (value: number) => strip.current?.querySelector<HTMLElement>(`[data-value="${value}"]`);

  const valueAt = ({ clientX, clientY }: PointerEvent): number | undefined => {
    const option = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-value]');
    return option && strip.current?.contains(option) ? Number(option.dataset.value) : undefined;
  };

  const begin = (event: PointerEvent) => {
    const value = valueAt(event);
    if (disabled || event.button !== 0 || value === undefined) return;
    const isIn = !chosen.includes(value);
    setPaint({ from: value, isIn, before: chosen });
    setActive(value);
    onChange(withValues(all, chosen, [value], isIn));
  };

  const drag = (event: PointerEvent) => {
    // the button was released outside of the component
    if (event.buttons === 0) return setPaint(null);
    const value = paint && valueAt(event);
    if (paint && typeof value === 'number')
      onChange(withValues(all, paint.before, between(all, paint.from, value), paint.isIn));
  };

  const press = (event: KeyboardEvent) => {
    if (disabled) return;
    const index = moveInGrid(event.key, all.indexOf(active), { count: all.length, columns });
    const next = index === undefined ? undefined : all[index];
    if (next !== undefined) {
      setActive(next);
      optionOf(next)?.focus();
      if (event.shiftKey) onChange(withValues(all, chosen, between(all, active, next), true));
    } else if (event.key === ' ') onChange(withValues(all, chosen, [active], !chosen.includes(active)));
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) onChange(chosen.length === all.length ? [] : all);
    else return;
    event.preventDefault();
  };

  return (
    <Options
      ref={strip}
      role="listbox"
      aria-multiselectable
      aria-orientation={columns === 1 ? 'vertical' : 'horizontal'}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-disabled={disabled || undefined}
      onKeyDown={press}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={() => setPaint(null)}
      onPointerCancel={() => setPaint(null)}
      onBlur={onBlur}
    >
      {all.map((value) => (
        <Option
          key={value}
          ref={value === active ? (focusRef as Ref<HTMLDivElement>) : undefined}
          role="option"
          data-value={value}
          style={place(value)}
          tabIndex={value === active && !disabled ? 0 : -1}
          aria-label={fullName?.(value)}
          aria-selected={chosen.includes(value)}
          onFocus={() => setActive(value)}
        >
          {text(value)}
        </Option>
      ))}
    </Options>
  );
}
