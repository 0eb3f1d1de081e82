/**
 * Where the GDPR or a law like it asks for consent before a person is recognised: the European Economic Area with its
 * territories that have codes of their own (Articles 52 and 355 of the treaties), the United Kingdom and Switzerland.
 */
const gdprCountries: ReadonlySet<string> = new Set(
  [
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
    'IS LI NO',
    'AX GF GI GP MF MQ RE YT',
    'GB CH',
  ].flatMap((codes) => codes.split(' ')),
);

/** Whether visitors from a country have to be asked; also those of whom nobody knows where they are. */
export const isGdprCountry = (country: string | null): boolean => country === null || gdprCountries.has(country);
