import { type FormatKind, trackingEventName, trackingEventsOf } from '@preroll/rules/advert/tracking-events';
import { Plus, X } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { SelectField } from '@/shared/ui/field';
import { focusNeighbour } from '@/shared/ui/form';
import { IconButton } from '@/shared/ui/icon-button';
import { UrlField } from '@/shared/ui/url-field';
import type { AdvertFormValues } from '../model/advert-form';

const MAX_TRACKERS = 20;

const Rows = styled('div', { base: { display: 'grid', gap: '4', '& > button': { justifySelf: 'start' } } });

const Row = styled('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', sm: '10rem 1fr auto' },
    gap: '3',
    alignItems: 'end',
    border: 'none',
    p: '0',
    m: '0',
    '& > div:first-of-type': { gridColumn: { base: '1 / -1', sm: 'auto' } },
  },
});

/** URLs that the player calls at its events. The available events depend on the campaign's format. */
export function TrackersField({ formatKind }: { formatKind: FormatKind }) {
  const { control } = useFormContext<AdvertFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'additional_trackers' });
  const trackers = useWatch({ control, name: 'additional_trackers' }) ?? [];
  const events = trackingEventsOf(formatKind);
  const first = events[0] ?? 'start';
  const rows = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);

  const removeAt = (index: number, { currentTarget }: MouseEvent<HTMLElement>) => {
    focusNeighbour(currentTarget, rows.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [], add.current);
    remove(index);
  };

  /** The events of the format, and the row's current event if it belongs to another format. */
  const optionsOf = (index: number) => {
    const chosen = trackers[index]?.event;
    const options = events.map((event) => ({ value: event, label: trackingEventName(event) }));
    if (chosen === undefined || events.includes(chosen)) return options;
    return [...options, { value: chosen, label: `${trackingEventName(chosen)}, not in this format` }];
  };

  return (
    <Rows ref={rows}>
      {fields.map(({ id }, index) => (
        <Row key={id} aria-label={`Tracker ${index + 1}`}>
          <SelectField name={`additional_trackers.${index}.event`} label="Event" options={optionsOf(index)} required />
          <UrlField name={`additional_trackers.${index}.url`} label="Tracker URL" secure required />
          <IconButton
            data-remove=""
            label={`Remove tracker ${index + 1}`}
            icon={<X aria-hidden />}
            onClick={(event) => removeAt(index, event)}
          />
        </Row>
      ))}
      <Button
        ref={add}
        variant="outline"
        size="sm"
        icon={<Plus />}
        disabledReason={fields.length >= MAX_TRACKERS ? `At most ${MAX_TRACKERS} trackers` : undefined}
        onClick={() => append({ event: first, url: '' })}
      >
        Add tracker
      </Button>
    </Rows>
  );
}
