/**
 * Where the GDPR or a similar law requires consent before a person is recognised: the European Economic Area including
 * territories with their own codes (Articles 52 and 355 of the treaties), the United Kingdom and Switzerland.
 */
const gdprCountries: ReadonlySet<string> = new Set(
  [
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
    'IS LI NO',
    'AX GF GI GP MF MQ RE YT',
    'GB CH',
  ].flatMap((codes) => codes.split(' ')),
);

/** Whether visitors from a country must be asked; true if the country is unknown. */
export const isGdprCountry = (country: string | null): boolean => country === null || gdprCountries.has(country);
