import type { InvalidateQueryFilters } from '@tanstack/react-query';
import { currencyQueries } from '@/entities/currency';
import { dictionaryQueries } from '@/entities/dictionary';
import { feedQueries } from '@/entities/feed';
import { formatQueries } from '@/entities/format';
import { ordAccessQueries, ordSourceQueries } from '@/entities/ord';
import { resolutionQueries } from '@/entities/resolution';
import { scriptQueries } from '@/entities/script';
import {
  getFormatSettings,
  getOrdAccess,
  getOrdSource,
  getScriptSettings,
  listCurrencies,
  listFeedSettings,
  listResolutions,
  type SettingsKind,
  updateCurrency,
  updateFeed,
  updateFormat,
  updateOrdAccess,
  updateOrdSource,
  updateResolution,
  updateScript,
} from '@/shared/api';
import {
  CurrencyUpdate,
  FeedUpdate,
  FormatUpdate,
  OrdAccessUpdate,
  OrdSourceUpdate,
  ResolutionUpdate,
  ScriptUpdate,
} from '@/shared/contract';
import { fieldsOf, pick, type Revertible } from './revertible';

type VersionedRecord = { id: number; version: number };

interface Kind {
  schema: { shape: object };
  read: (id: number) => Promise<VersionedRecord | undefined>;
  /** Saves a body that the schema accepts. */
  save: (id: number, body: never) => Promise<unknown>;
  /** The queries to invalidate. */
  shown: readonly InvalidateQueryFilters[];
}

const fromList = (list: () => Promise<readonly VersionedRecord[]>) => async (id: number) =>
  (await list()).find((record) => record.id === id);

const kinds: Record<SettingsKind, Kind> = {
  resolution: {
    schema: ResolutionUpdate,
    read: fromList(() => listResolutions()),
    save: updateResolution,
    shown: [resolutionQueries.list()],
  },
  currency: {
    schema: CurrencyUpdate,
    read: fromList(() => listCurrencies()),
    save: updateCurrency,
    shown: [{ queryKey: currencyQueries.all() }],
  },
  feed: { schema: FeedUpdate, read: fromList(() => listFeedSettings()), save: updateFeed, shown: [feedQueries.list()] },
  format: {
    schema: FormatUpdate,
    read: (id) => getFormatSettings(id),
    save: updateFormat,
    shown: [{ queryKey: formatQueries.all() }, dictionaryQueries.formats()],
  },
  ord_source: {
    schema: OrdSourceUpdate,
    read: (id) => getOrdSource(id),
    save: updateOrdSource,
    shown: [{ queryKey: ordSourceQueries.all() }],
  },
  ord_access: {
    schema: OrdAccessUpdate,
    read: (id) => getOrdAccess(id),
    save: updateOrdAccess,
    shown: [{ queryKey: ordAccessQueries.all() }],
  },
  script: {
    schema: ScriptUpdate,
    read: (id) => getScriptSettings(id),
    save: updateScript,
    shown: [{ queryKey: scriptQueries.all() }],
  },
};

/** Fields that the history does not contain: secrets and code. */
const notInHistory = ['token', 'source_code', 'url'];

/** @param history the query of the record's history */
export function revertibleSettings(kind: SettingsKind, id: number, history: InvalidateQueryFilters): Revertible {
  const { schema, read, save, shown } = kinds[kind];
  const fields = fieldsOf(schema, notInHistory);
  return {
    takes: (field) => fields.includes(field),
    read: async () => {
      const record = await read(id);
      if (record === undefined) throw new Error('This record was removed meanwhile');
      return { version: record.version, body: pick(record, schema) };
    },
    save: ({ version, body }) => save(id, { ...body, version } as never),
    invalidates: [...shown, history],
  };
}
