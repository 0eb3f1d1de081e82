/** Tokens of a `User-Agent`, more specific ones first, because every browser also claims to be others. */
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Yandex Browser', /YaBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
] as const;

/** The browser and system of a `User-Agent`: "Firefox on Linux". */
export function describeUserAgent(agent: string): string {
  const browser = browsers.find(([, pattern]) => pattern.test(agent))?.[0];
  const system = systems.find(([, pattern]) => pattern.test(agent))?.[0];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? (agent.split(/[\s/]/)[0] || 'Unknown device');
}
