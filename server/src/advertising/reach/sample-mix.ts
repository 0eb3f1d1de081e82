export interface SampleDevice {
  device: 'desktop' | 'mobile' | 'tablet' | 'smart_tv';
  os: string;
  versions: string[];
  /** Common ones are listed several times. */
  browsers: string[];
  weight: number;
}

/** Device shares roughly as on the web. */
export const sampleDevices: readonly SampleDevice[] = [
  {
    device: 'mobile',
    os: 'android',
    versions: ['16', '15', '15', '14', '14', '13', '12', '11'],
    browsers: ['chrome', 'chrome', 'chrome', 'samsung', 'yandex', 'webview'],
    weight: 42,
  },
  {
    device: 'mobile',
    os: 'ios',
    versions: ['26.1', '26.0', '18.6', '18.5', '17.7', '16.7'],
    browsers: ['safari', 'safari', 'safari', 'chrome'],
    weight: 18,
  },
  {
    device: 'desktop',
    os: 'windows',
    versions: ['11', '11', '10', '10', '10', '7'],
    browsers: ['chrome', 'chrome', 'chrome', 'edge', 'firefox', 'opera', 'yandex'],
    weight: 22,
  },
  {
    device: 'desktop',
    os: 'macos',
    versions: ['26.0', '15.6', '15.5', '14.7', '13.7'],
    browsers: ['safari', 'chrome', 'chrome', 'firefox'],
    weight: 7,
  },
  { device: 'desktop', os: 'linux', versions: [], browsers: ['chrome', 'firefox'], weight: 2 },
  {
    device: 'tablet',
    os: 'ios',
    versions: ['26.0', '18.6', '17.7'],
    browsers: ['safari', 'safari', 'chrome'],
    weight: 2,
  },
  { device: 'tablet', os: 'android', versions: ['15', '14', '13', '12'], browsers: ['chrome', 'samsung'], weight: 2 },
  { device: 'smart_tv', os: 'tizen', versions: ['8.0', '7.0'], browsers: ['samsung'], weight: 3 },
  { device: 'smart_tv', os: 'android', versions: ['14', '12', '11'], browsers: ['chrome', 'webview'], weight: 2 },
];

/** The most common language of a country: CLDR's likely language. */
export const languageOf = (country: string): string => {
  const known =
    languages.get(country) ?? `${new Intl.Locale('und', { region: country }).maximize().language}-${country}`;
  languages.set(country, known);
  return known;
};

const languages = new Map<string, string>();
