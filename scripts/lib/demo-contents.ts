import { expect } from '@playwright/test';
import type { components } from '../../server/src/contract/generated/contract.d.ts';
import { ApiSession } from './api-session.ts';
import { RealServer } from './real-server.ts';

type Advert = components['schemas']['Advert'];

/** An advert without a file of its own waits for nothing, and says `awaiting` for ever. */
const isUnderWay = ({ creative, loading_status }: Advert) =>
  creative !== null && (loading_status === 'awaiting' || loading_status === 'processing');

/**
 * A server makes the demo content and its videos, and stops: others begin with a copy of its data folder. They would
 * make the videos after their start, would take the processor for it, and would tell of them in the midst of something.
 */
export async function makeDemoContents(): Promise<RealServer> {
  const server = new RealServer();
  try {
    await server.start();
    const advertiser = await ApiSession.signIn(server.url, 'advertiser');
    const underWay = async () => {
      const adverts = await advertiser.get<Advert[]>('adverts');
      return adverts.filter(isUnderWay).map(({ name }) => name);
    };
    // it gives way to whatever else the machine does: the tests beside it, for one
    await expect.poll(underWay, { message: 'the videos of the demo content', timeout: 300_000 }).toEqual([]);
    await server.stop();
    return server;
  } catch (error) {
    await server.remove();
    throw error;
  }
}
