import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

export interface Delivery {
  from: string;
  to: string[];
  /** With Unix line ends. */
  data: string;
}

/** Starts a mail server on the loopback interface that stores messages, or refuses every recipient. */
export async function startSmtpSink({ refuse = false } = {}) {
  const deliveries: Delivery[] = [];
  const sink = { deliveries, refuse, url: '', close: () => closed(server) };
  const server = createServer((socket) => converse(socket, sink));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  sink.url = `smtp://127.0.0.1:${port}`;
  return sink;
}

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

function converse(socket: Socket, sink: { deliveries: Delivery[]; refuse: boolean }) {
  const none = { from: '', to: [], data: '' };
  let current: Delivery = none;
  let unread = '';
  let inData = false;

  const command = (line: string): string => {
    const [, address = ''] = /<(.*?)>/.exec(line) ?? [];
    if (line.startsWith('MAIL FROM')) current = { ...none, from: address };
    if (line.startsWith('RCPT TO')) {
      if (sink.refuse) return `550 no mailbox ${address}`;
      current = { ...current, to: [...current.to, address] };
    }
    inData = line === 'DATA';
    return inData ? '354 go on' : '250 fine';
  };
  const content = (line: string): string | undefined => {
    if (line !== '.') {
      current = { ...current, data: `${current.data}${line.replace(/^\./, '')}\n` };
      return undefined;
    }
    inData = false;
    sink.deliveries.push(current);
    return '250 taken';
  };

  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const lines = (unread + chunk).split('\r\n');
    unread = lines.pop() ?? '';
    for (const line of lines) {
      if (line === 'QUIT') return socket.end('221 bye\r\n');
      const answer = inData ? content(line) : command(line);
      if (answer !== undefined) socket.write(`${answer}\r\n`);
    }
    return undefined;
  });
  socket.write('220 sink\r\n');
}
