import { createSocket } from 'node:dgram';
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Response codes of RFC 1035, section 4.1.1. */
export const responseCodes = { ok: 0, serverFailure: 2, noSuchName: 3 };

interface NameServerAnswer {
  code?: number;
  addresses?: readonly string[];
}

const types = { A: 1, AAAA: 28 } as const;

/** Starts a name server on this machine that answers all names alike; if the answer is undefined, it stays silent. */
export async function startNameServer(answerFor: (type: keyof typeof types) => NameServerAnswer | undefined) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const questionEnd = query.indexOf(0, 12) + 5;
    const asked = query.readUInt16BE(questionEnd - 4);
    const answer = answerFor(asked === types.A ? 'A' : 'AAAA');
    if (answer === undefined) return;
    const { code = responseCodes.ok, addresses = [] } = answer;
    const counts = [0x8180 | code, 1, addresses.length, 0, 0].flatMap((count) => [count >> 8, count & 255]);
    const records = addresses.flatMap((each) => {
      const bytes = ipaddr.parse(each).toByteArray();
      // a pointer to the name, type, class IN, and a TTL of one minute
      return [0xc0, 12, 0, isIPv4(each) ? types.A : types.AAAA, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes];
    });
    socket.send(
      Buffer.from([...query.subarray(0, 2), ...counts, ...query.subarray(12, questionEnd), ...records]),
      port,
      address,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}
