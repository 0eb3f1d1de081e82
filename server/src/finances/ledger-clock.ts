import type { FastifyBaseLogger } from 'fastify';
import { addUpDays } from './add-up-days.ts';
import { checkLedger } from './check-ledger.ts';
import { postDays } from './post-days.ts';
import { tellLowBalances } from './tell-low-balance.ts';
import type { TellDeps } from './tell-payer.ts';

const EVERY_HOUR = 60 * 60 * 1000;
/** Hours (UTC); the check follows the postings of the day that has ended. */
const NIGHT = 2;

/**
 * Posts spend and income, adds up days and warns of low balances at once and then every hour, and checks the ledger once a night. Several
 * servers may do so at once.
 * @returns a function that stops it
 */
export function startLedgerClock(deps: TellDeps, log: Pick<FastifyBaseLogger, 'error'>): () => Promise<void> {
  const { db } = deps;
  const tick = async () => {
    await postDays(db).catch((error) => log.error(error, 'posting days failed'));
    await addUpDays(db).catch((error) => log.error(error, 'adding up days failed'));
    await tellLowBalances(deps).catch((error) => log.error(error, 'warning of low balances failed'));
    if (new Date().getUTCHours() !== NIGHT) return;
    const findings = await checkLedger(db).catch((error) => log.error(error, 'checking the ledger failed'));
    if (findings && findings.length > 0) log.error({ findings }, 'the ledger breaks its rules');
  };
  let running = tick();
  const timer = setInterval(() => {
    running = running.then(tick);
  }, EVERY_HOUR);
  return () => {
    clearInterval(timer);
    return running;
  };
}
