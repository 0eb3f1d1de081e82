import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts other platforms' servers on this machine, by host name, for `OUTBOUND_TEST_HOSTS`. */
export async function startOtherServers(names: readonly string[]) {
  /** The responses by host and path; 404 for others. */
  const answers = new Map<string, string | RequestListener>();
  const asked: { tag: string; agent: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const { host, 'user-agent': agent } = request.headers;
    asked.push({ tag: `${host}${request.url}`, agent });
    const answer = answers.get(`${host}${request.url?.split('?')[0]}`);
    if (typeof answer === 'function') return answer(request, response);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/xml' }).end(answer);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    answers,
    asked,
    testHosts: names.map((name) => `${name}=127.0.0.1:${port}`).join(','),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Another server's document that forwards players, with a tracker that contains its name. */
export const wrapper = (tag: string, name = 'wrapper'): string =>
  `<VAST version="3.0"><Ad><Wrapper><AdSystem>A</AdSystem><VASTAdTagURI><![CDATA[${tag}]]></VASTAdTagURI>
  <Error><![CDATA[https://${name}.example/error?c=[ERRORCODE]]]></Error><Impression>https://${name}.example/impression</Impression>
  </Wrapper></Ad></VAST>`;

/** Another server's document with an advert. */
export const video = `<VAST version="2.0"><Ad id="7"><InLine><AdSystem>A</AdSystem><AdTitle>Their advert</AdTitle>
  <Impression>https://video.example/impression</Impression><Creatives><Creative><Linear><Duration>00:00:06</Duration><MediaFiles>
  <MediaFile delivery="progressive" type="video/mp4" width="640" height="360">https://cdn.example/a.mp4</MediaFile>
  </MediaFiles></Linear></Creative></Creatives><Extensions><Extension type="preroll"><Marking>in_video</Marking></Extension></Extensions></InLine></Ad></VAST>`;
