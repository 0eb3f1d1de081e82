import type { components } from '../../server/src/platform/contract/generated/contract.d.ts';
import { ApiSession } from '../lib/api-session.ts';
import { RealServer } from '../lib/real-server.ts';
import type { Measurement } from './measurement.ts';

const WRITES = 200;
const WRITERS = 8;

/** Kills the server (kill -9) during 200 writes, restarts it and checks that every acknowledged write is there. */
export async function benchDurability(database: string, environment: NodeJS.ProcessEnv): Promise<Measurement> {
  const server = new RealServer(environment);
  try {
    await server.start();
    const session = await ApiSession.signIn(server.url, 'advertiser');
    const acknowledged = await writeUntilKilled(server, session);
    await server.start();
    const { items } = await session.get<components['schemas']['CampaignList']>('campaigns?limit=1000');
    const stored = new Set(items.map(({ id }) => id));
    const lost = acknowledged.filter((id) => !stored.has(id));
    return {
      what: `kill -9 during ${WRITES} writes, ${database}`,
      measured: `${acknowledged.length} acknowledged, ${lost.length} lost`,
      budget: '0 lost',
      isMet: acknowledged.length > 0 && acknowledged.length < WRITES && lost.length === 0,
    };
  } finally {
    await server.remove();
  }
}

/** @returns ids of the campaigns that the server has acknowledged */
async function writeUntilKilled(server: RealServer, session: ApiSession): Promise<number[]> {
  const acknowledged: number[] = [];
  let begun = 0;
  let killed: Promise<void> | undefined;
  const writer = async () => {
    while (begun < WRITES) {
      begun += 1;
      try {
        const { id } = await session.createCampaign(`Write ${begun}`);
        acknowledged.push(id);
      } catch (error) {
        if (!killed) throw error;
        return;
      }
      if (acknowledged.length === WRITES / 2) killed = server.kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  await killed;
  return acknowledged;
}
