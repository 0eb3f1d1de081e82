import { fileURLToPath } from 'node:url';
import ipaddr from 'ipaddr.js';
import { type CityResponse, type CountryResponse, open, type Reader, type Response } from 'maxmind';
import { openCities } from '../../advertising/dictionaries/cities.ts';
import { countries } from '../../advertising/dictionaries/countries.ts';
import { type Config, ConfigError } from '../../platform/config/config.ts';

/** The location of an address, in the codes of the dictionaries; null if unknown. */
export interface Place {
  continent: string | null;
  country: string | null;
  region: string | null;
  cityId: number | null;
}

type CountryOfRange = Response & { country_code: string };

const nowhere: Place = { continent: null, country: null, region: null, cityId: null };

/** The bundled countries by IPv4 and IPv6 address (CC0). */
const countryFile = fileURLToPath(
  import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
);

const continentOf = new Map<string, string>(countries.map(({ code, continent }) => [code, continent]));

/**
 * Opens the geographic data: countries from the bundled database, regions and cities from the operator's file in MaxMind's
 * schema (GeoLite2-City, DB-IP).
 *
 * @throws ConfigError if the file can't be read
 */
export async function openGeography({
  geoipFile,
  localPlace = nowhere,
}: Pick<Config, 'geoipFile'> & { localPlace?: Place }): Promise<(ip: string) => Place> {
  const byCountry = await open<CountryOfRange>(countryFile);
  const byCity = geoipFile === undefined ? null : await openFile(geoipFile);
  const { byId: cities } = await openCities();
  return (text) => {
    if (!ipaddr.isValid(text)) return nowhere;
    const address = ipaddr.process(text);
    if (address.range() !== 'unicast') return localPlace;
    const ip = address.toString();
    const found = byCity?.get(ip) ?? null;
    const country = found?.country?.iso_code ?? byCountry.get(ip)?.country_code ?? null;
    if (country === null || !continentOf.has(country)) return nowhere;
    const city = cities.get(found?.city?.geoname_id ?? 0);
    const [region] = found?.subdivisions ?? [];
    return {
      continent: continentOf.get(country) ?? null,
      country,
      region: region?.iso_code === undefined ? (city?.region ?? null) : `${country}-${region.iso_code}`,
      cityId: city?.id ?? null,
    };
  };
}

type Places = CityResponse & CountryResponse;

async function openFile(path: string): Promise<Reader<Places>> {
  try {
    return await open<Places>(path);
  } catch (error) {
    throw new ConfigError(
      `GEOIP_FILE can't be read as a MaxMind database: ${error instanceof Error ? error.message : error}`,
    );
  }
}
