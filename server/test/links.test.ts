import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type Operation } from '../src/contract/contract.ts';
import type { adverts } from '../src/db/schema.ts';
import { type AdvertScene, startAdvertScene } from './advert-scene.ts';
import { createAdvert, preroll, toCampaignUpdate } from './cast.ts';
import type { Schemas } from './harness.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

interface Schema {
  $ref?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** The paths of the fields that hold web addresses, by their pattern; the first item stands for a list. */
function linksOf({ $ref, pattern = '', properties = {}, items }: Schema): string[][] {
  if ($ref !== undefined) return linksOf(contract.components.schemas[$ref.split('/').at(-1) ?? ''] as Schema);
  const own = pattern.startsWith('^http') ? [[]] : [];
  const inside = items ? [['0', items] as const] : Object.entries(properties);
  return [...own, ...inside.flatMap(([name, schema]) => linksOf(schema).map((path) => [name, ...path]))];
}

/** Every field for a web address in a body that the contract takes. */
const fields = Object.values(contract.paths).flatMap((item) =>
  ['post', 'put', 'patch']
    .map((method) => item[method] as Operation | undefined)
    .flatMap((operation) => {
      const body = operation?.requestBody?.content['application/json'] as { schema: Schema } | undefined;
      return body ? linksOf(body.schema).map((path) => ({ operation: operation?.operationId ?? '', path })) : [];
    }),
);

const advert = {
  name: 'Spring quiz',
  advert_link: 'https://shop.example/',
  use_vpaid: true,
  vpaid: 'https://cdn.shop.example/vpaid.js',
};
const registration = { source_id: 1, kktus: ['30.10.1'], contract_external_ids: ['CONTRACT-17'] };
const lists = {
  additional_trackers: [{ event: 'start', url: '' }],
  ord_advert: { ...registration, target_urls: [''] },
};

type Call = [method: string, path: string, body: object];

/** A call of each operation that takes web addresses, with room for one in every field. */
const calls: Record<string, () => Promise<Call>> = {
  createCampaign: async () => ['POST', 'campaigns', { ...preroll, name: 'Autumn' }],
  updateCampaign: async () => ['PUT', `campaigns/${scene.campaign.id}`, toCampaignUpdate(scene.campaign)],
  createAdvert: async () => ['POST', 'adverts', { ...advert, ads_id: scene.campaign.id }],
  updateAdvert: async () => {
    const created = await createAdvert(scene.cast.advertiser, { ads_id: scene.campaign.id });
    return ['PUT', `adverts/${created.id}`, created];
  },
};

/** The body with the link in that field, and in no other of the lists. */
function withLink(body: object, [name = '', ...rest]: string[], link: string): object {
  if (rest.length === 0) return { ...body, [name]: link };
  const list = structuredClone(lists) as Record<string, unknown>;
  const holder = rest.slice(0, -1).reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], list[name]);
  (holder as Record<string, unknown>)[rest.at(-1) ?? ''] = link;
  return { ...body, [name]: list[name] };
}

it('knows where the contract takes web addresses', () => {
  expect(fields.length).toBeGreaterThan(8);
});

it.each(fields)('$operation refuses credentials and invisible characters in $path', async ({ operation, path }) => {
  const prepare = calls[operation];
  if (prepare === undefined) throw new Error(`A call of ${operation} is missing here`);
  const [method, address, body] = await prepare();
  for (const [link, refusal] of [
    ['https://anna:secret@shop.example/', 'Leave out the name and password: everybody would see them'],
    [
      'https://shop.example/\u202egpj.exe',
      'Leave out the invisible characters: they make one address look like another',
    ],
  ] as const) {
    const reply = await scene.cast.advertiser.call<Schemas['ValidationErrorBody']>(
      method,
      address,
      withLink(body, path, link),
    );
    expect([reply.status, reply.body.errors]).toEqual([422, { [path.join('.')]: [refusal] }]);
  }
});

it('leaves a link that stood there before the rule', async () => {
  const { advertiser, admin } = scene.cast;
  const created = await createAdvert(advertiser, { ads_id: scene.campaign.id });
  const old = 'https://anna:secret@shop.example/';
  await scene.write(created.id, { advertLink: old } satisfies Partial<typeof adverts.$inferInsert>);
  const { status } = await scene.update(admin, created, {
    advert_link: old,
    status: 'ban',
    ban: 'Somebody’s password',
  });
  expect(status).toBe(200);
});
