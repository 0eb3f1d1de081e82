// apart from the client: zod's full build stays out of the entry chunk, only lazy forms load it
export * from './generated/zod/preroll.schemas.zod';
