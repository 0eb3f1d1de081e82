import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type Operation } from '../src/platform/contract/contract.ts';
import type { adverts } from '../src/platform/db/schema.ts';
import { type AdvertScene, startAdvertScene } from './advert-scene.ts';
import type { Caller, Schemas } from './harness.ts';
import { createPlacement, createSite, toPlacementUpdate } from './placement-scene.ts';
import { createAdvert, preroll, toCampaignUpdate } from './test-users.ts';

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

/** Lists the paths of URL fields, recognised by their pattern; the first item stands for a list. */
function linksOf({ $ref, pattern = '', properties = {}, items }: Schema): string[][] {
  if ($ref !== undefined) return linksOf(contract.components.schemas[$ref.split('/').at(-1) ?? ''] as Schema);
  const own = pattern.startsWith('^http') ? [[]] : [];
  const inside = items ? [['0', items] as const] : Object.entries(properties);
  return [...own, ...inside.flatMap(([name, schema]) => linksOf(schema).map((path) => [name, ...path]))];
}

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
const feed = {
  name: 'Exchange',
  code: 'exchange',
  kind: 'rtb' as const,
  currency: 'RUB',
  endpoint: 'https://exchange.example/bid',
};
const registration = { source_id: 1, kktus: ['30.10.1'], contract_external_ids: ['CONTRACT-17'] };
const lists = {
  additional_trackers: [{ event: 'start', url: '' }],
  ord_advert: { ...registration, target_urls: [''] },
};

type Call = [method: string, path: string, body: object];

const access = {
  name: 'Registry',
  operator: 'vk' as const,
  environment: 'sandbox' as const,
  base_url: 'https://sandbox.ord.example',
  token: 'an-example-token',
};
const script = { name: 'Overlay', kind: 'branding' as const, source_code: 'var overlay;' };

const calls: Record<string, () => Promise<Call>> = {
  createCampaign: async () => ['POST', 'campaigns', { ...preroll, name: 'Autumn' }],
  updateCampaign: async () => ['PUT', `campaigns/${scene.campaign.id}`, toCampaignUpdate(scene.campaign)],
  createAdvert: async () => ['POST', 'adverts', { ...advert, ads_id: scene.campaign.id }],
  updateAdvert: async () => {
    const created = await createAdvert(scene.testUsers.advertiser, { ads_id: scene.campaign.id });
    return ['PUT', `adverts/${created.id}`, created];
  },
  createFeed: async () => ['POST', 'settings/feeds', feed],
  updateFeed: async () => {
    const { code: _, ...values } = feed;
    const { body } = await scene.testUsers.admin.call<Schemas['FeedSettings']>('POST', 'settings/feeds', {
      ...feed,
      code: 'other',
    });
    return ['PATCH', `settings/feeds/${body.id}`, { ...values, version: 1 }];
  },
  createPlacement: async () => {
    const { id } = await createSite(scene.test, scene.testUsers.webmaster.userId);
    return ['POST', `sites/${id}/placements`, { name: 'Before the programme', format_id: 1 }];
  },
  updatePlacement: async () => {
    const { id } = await createSite(scene.test, scene.testUsers.webmaster.userId);
    const placement = await createPlacement(scene.testUsers.webmaster, id);
    return ['PUT', `placements/${placement.id}`, toPlacementUpdate(placement)];
  },
  createOrdAccess: async () => ['POST', 'settings/ord/access', access],
  updateOrdAccess: async () => {
    const { token: _, ...values } = access;
    const { body } = await scene.testUsers.admin.call<Schemas['OrdAccess']>('POST', 'settings/ord/access', access);
    return ['PATCH', `settings/ord/access/${body.id}`, { ...values, version: 1 }];
  },
  createScript: async () => ['POST', 'settings/scripts', { kind: script.kind, name: script.name }],
  updateScript: async () => {
    const { body } = await scene.testUsers.admin.call<Schemas['ScriptSettings']>('POST', 'settings/scripts', script);
    return ['PATCH', `settings/scripts/${body.id}`, { name: body.name, version: 1 }];
  },
};

/** The user for an operation: an admin for settings, a webmaster for placements. */
function callerOf(operation: string): Caller {
  if (/(Feed|OrdAccess|Script)$/.test(operation)) return scene.testUsers.admin;
  return operation.endsWith('Placement') ? scene.testUsers.webmaster : scene.testUsers.advertiser;
}

function withLink(body: object, [name = '', ...rest]: string[], link: string): object {
  if (rest.length === 0) return { ...body, [name]: link };
  const list = structuredClone(lists) as Record<string, unknown>;
  const holder = rest.slice(0, -1).reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], list[name]);
  (holder as Record<string, unknown>)[rest.at(-1) ?? ''] = link;
  return { ...body, [name]: list[name] };
}

it('finds the URL fields of the contract', () => {
  expect(fields.length).toBeGreaterThan(8);
});

it.each(fields)('$operation refuses credentials and invisible characters in $path', async ({ operation, path }) => {
  const prepare = calls[operation];
  if (prepare === undefined) throw new Error(`A call of ${operation} is missing here`);
  const [method, address, body] = await prepare();
  for (const [link, refusal] of [
    ['https://anna:secret@shop.example/', 'Leave out the name and password: everyone would see them'],
    [
      'https://shop.example/\u202egpj.exe',
      'Leave out the invisible characters: they make one address look like another',
    ],
  ] as const) {
    const reply = await callerOf(operation).call<Schemas['ValidationErrorBody']>(
      method,
      address,
      withLink(body, path, link),
    );
    expect([reply.status, reply.body.errors]).toEqual([422, { [path.join('.')]: [refusal] }]);
  }
});

it('keeps a link that was saved before the rule', async () => {
  const { advertiser, admin } = scene.testUsers;
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
