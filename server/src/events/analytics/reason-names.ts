import { invalidReasons } from '@preroll/rules/delivery/invalid-reasons';
import { requestReasons } from '@preroll/rules/delivery/request-reasons';

/** VAST error codes (VAST 3.0, section 2.4.2.3). */
const errorCodes = {
  100: 'Answer not readable (100)',
  101: 'Answer not valid (101)',
  102: 'VAST version not supported (102)',
  200: 'Unexpected kind of advert (200)',
  201: 'Unexpected linearity (201)',
  202: 'Unexpected duration (202)',
  203: 'Unexpected size (203)',
  300: 'Wrapper failed (300)',
  301: 'Wrapper timed out (301)',
  302: 'Too many wrappers (302)',
  303: 'Wrapper without an advert (303)',
  400: 'Video failed (400)',
  401: 'Video not found (401)',
  402: 'Video timed out (402)',
  403: 'No video of a supported type (403)',
  405: 'Video not playable (405)',
  500: 'Non-linear advert failed (500)',
  501: 'Non-linear advert too large (501)',
  502: 'Non-linear advert not loaded (502)',
  503: 'No non-linear advert of a supported type (503)',
  600: 'Companion failed (600)',
  601: 'Companion too large (601)',
  602: 'Companion not shown (602)',
  603: 'Companion not loaded (603)',
  604: 'No companion of a supported type (604)',
  900: 'Unknown error (900)',
  901: 'VPAID failed (901)',
} as const;

/** The values of the dimension `reason` and their names. */
export const reasonNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ ...requestReasons, ...invalidReasons }).map(([code, { name }]) => [code, name] as const),
  ...Object.entries(errorCodes),
]);

/** Names a reason. The reason is empty for a request that got an advert. */
export const nameOfReason = (code: string): string =>
  code === '' ? 'Got an advert' : (reasonNames.get(code) ?? (/^\d+$/.test(code) ? `Error ${code}` : code));
