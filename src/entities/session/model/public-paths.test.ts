import { expect, it } from 'vitest';
import { isMainScreen, isPublicPath } from './public-paths';

it.each([
  ['/', 'main screen'],
  ['/index.html', 'main screen'],
  ['/home', 'main screen'],
  ['/home/', 'main screen'],
  ['/Home', 'main screen'],
  ['/contacts', 'public'],
  ['/partners', 'public'],
  ['/about', 'public'],
  ['/about/', 'public'],
  ['/eula', 'public'],
  ['/recover/a-key', 'public'],
  ['/recover/a/b', 'public'],
  ['/unsubscribe/a-key', 'public'],
  ['/recover', 'private'],
  ['/recover/', 'private'],
  ['/recovery/a-key', 'private'],
  ['/about/us', 'private'],
  ['/aboutus', 'private'],
  ['/homes', 'private'],
  ['/home/advertiser', 'private'],
  ['/forbidden', 'private'],
  ['/advertiser/campaigns', 'private'],
  ['/admin', 'private'],
  ['', 'private'],
])('classifies %s as %s', (path, kind) => {
  expect({ open: isPublicPath(path), main: isMainScreen(path) }).toEqual({
    open: kind !== 'private',
    main: kind === 'main screen',
  });
});
