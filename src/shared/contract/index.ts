// separate from the API client: only lazily loaded forms import zod, which keeps it out of the entry chunk
export * from '../api/generated/zod/preroll.schemas.zod';
