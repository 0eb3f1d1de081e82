import { chakra } from '@chakra-ui/react/styled-system';
import { Plus, X } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { type FormatKind, trackingEventName, trackingEventsOf } from '@/entities/advert';
import { Button } from '@/shared/ui/button';
import { SelectField } from '@/shared/ui/field';
import { focusBeside } from '@/shared/ui/form';
import { IconButton } from '@/shared/ui/icon-button';
import { UrlField } from '@/shared/ui/url-field';
import type { AdvertFormValues } from '../model/advert-form';

const MOST = 20;

const Rows = chakra('div', { base: { display: 'grid', gap: '4', '& > button': { justifySelf: 'start' } } });

const Row = chakra('fieldset', {
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

/** Addresses that are called when something happens in the player. What can happen, the campaign's format says. */
export function TrackersField({ formatKind }: { formatKind: FormatKind }) {
  const { control } = useFormContext<AdvertFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'additional_trackers' });
  const trackers = useWatch({ control, name: 'additional_trackers' }) ?? [];
  const events = trackingEventsOf(formatKind);
  const first = events[0]?.event ?? 'start';
  const rows = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);

  const removeAt = (index: number, { currentTarget }: MouseEvent<HTMLElement>) => {
    focusBeside(currentTarget, rows.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [], add.current);
    remove(index);
  };

  /** What the format tells of, and what a row names since it had another format. */
  const optionsOf = (index: number) => {
    const chosen = trackers[index]?.event;
    const options = events.map(({ event, name }) => ({ value: event, label: name }));
    if (chosen === undefined || events.some(({ event }) => event === chosen)) return options;
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
        disabledReason={fields.length >= MOST ? `At most ${MOST} trackers` : undefined}
        onClick={() => append({ event: first, url: '' })}
      >
        Add a tracker
      </Button>
    </Rows>
  );
}
