// the contract's schemas, apart from its client: zod's full build stays out of the entry, only lazy forms load it
export * from '../api/generated/zod/preroll.schemas.zod';
