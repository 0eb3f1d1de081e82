import { describe, expect, it } from 'vitest';
import { filesAt, linkHeader } from './page-links.ts';

const scripts = {
  '/_public': ['public.js'],
  '/_public/': ['home.js'],
  '/_public/about': ['about.js'],
  '/_public/recover/$key': ['recover.js'],
  '/$cabinet': ['shell.js', 'client.js'],
  '/$cabinet/campaigns': ['campaigns-layout.js', 'shell.js'],
  '/$cabinet/campaigns/': ['campaigns.js', 'client.js'],
  '/$cabinet/campaigns/groups': ['groups.js'],
  '/$cabinet/campaigns/$campaignId': ['campaign-layout.js'],
  '/$cabinet/campaigns/$campaignId/': ['campaign.js'],
  '/$cabinet/campaigns/$campaignId/edit': ['edit.js'],
};

const cabinet = ['shell.js', 'client.js'];
const campaigns = [...cabinet, 'campaigns-layout.js'];

describe('filesAt', () => {
  it.each<[string, string[]]>([
    ['/', ['public.js', 'home.js']],
    ['/about', ['public.js', 'about.js']],
    ['/recover/abc', ['public.js', 'recover.js']],
    ['/advertiser', cabinet],
    ['/advertiser/campaigns', [...campaigns, 'campaigns.js']],
    ['/advertiser/campaigns/', [...campaigns, 'campaigns.js']],
    ['/advertiser/campaigns/groups', [...campaigns, 'groups.js']],
    ['/advertiser/campaigns/7', [...campaigns, 'campaign-layout.js', 'campaign.js']],
    ['/advertiser/campaigns/7/edit', [...campaigns, 'campaign-layout.js', 'edit.js']],
    ['/advertiser/campaigns/7/nope', []],
    ['/a/b/c/d/e', []],
  ])('%s', (path, expected) => {
    expect(filesAt(path, scripts)).toEqual(expected);
  });
});

describe('linkHeader', () => {
  const links = { page: ['</ads/first.css>; rel=preload; as=style'], routes: { '/_public/about': ['about.js'] } };

  it("names the page's own files, then the screen's, below the base path", () => {
    expect(linkHeader('/about', links, '/ads/')).toBe(
      '</ads/first.css>; rel=preload; as=style, </ads/about.js>; rel=modulepreload',
    );
  });

  it("leaves the variants of a picture to the system's theme", () => {
    const routes = { '/_public/': ['assets/home-1.js', 'assets/product-dark-2.webp'] };
    expect(linkHeader('/', { page: [], routes }, '/')).toBe(
      '</assets/home-1.js>; rel=modulepreload, ' +
        '</assets/product-dark-2.webp>; rel=preload; as=image; media="(prefers-color-scheme: dark)"',
    );
  });

  it('is left out where no screen is known', () => {
    expect(linkHeader('/nope', links, '/ads/')).toBeUndefined();
  });
});
