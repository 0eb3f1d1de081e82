import type { ReactNode, Ref } from 'react';
import { formatDateTime, formatDateTimeIn } from '@/shared/lib/dates';
import { ChangeLine, type FieldChange } from './change-line';
import { Changes, Head } from './timeline-styles';

export interface TimelineEntry {
  id: string | number;
  /** Any input of `new Date`. */
  at: Date | string | number;
  /** What happened: "Updated". */
  what: string;
  /** The author; undefined if unknown. */
  who?: string;
  changes?: readonly FieldChange[];
  /** A button beside the description. */
  action?: ReactNode;
}

interface TimelineItemProps {
  entry: TimelineEntry;
  zone: string | undefined;
  ref: Ref<HTMLLIElement> | undefined;
}

/** One entry of a `Timeline`. */
export function TimelineItem({ entry: { at, who, what, changes = [], action }, zone, ref }: TimelineItemProps) {
  const moment = new Date(at);
  const isKnown = !Number.isNaN(moment.getTime());
  const write = () => (zone === undefined ? formatDateTime(moment) : formatDateTimeIn(moment, zone));
  return (
    <li ref={ref} tabIndex={ref ? -1 : undefined}>
      <Head>
        {isKnown ? (
          <time dateTime={moment.toISOString()} translate="no">
            {write()}
          </time>
        ) : (
          <span>{String(at)}</span>
        )}{' '}
        <span>{what}</span>
        {who !== undefined && (
          <>
            <span> by </span>
            <strong translate="no">{who}</strong>
          </>
        )}
        {action}
      </Head>
      {changes.length > 0 && (
        <Changes>
          {changes.map((change) => (
            <ChangeLine key={change.field} {...change} />
          ))}
        </Changes>
      )}
    </li>
  );
}
