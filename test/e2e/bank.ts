import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { signedCode } from '#server/visit/sale/signed-code.ts';
import { freePort } from '../free-port.ts';

const key = Buffer.from('b'.repeat(32)).toString('base64');

/** Another site than that of our pages, which are asked for at 127.0.0.1. */
const siteAt = (host: string) => `http://${host}:${process.env.E2E_BANK_PORT}`;
export const bankSite = (): string => siteAt('localhost');
/** The same page by a name that is on nobody's list. */
export const strangerSite = (): string => siteAt('stranger.localhost');

/** An agent, and a bank whose site may hold our pages in a frame; every process has to know where that site is. */
export async function writePartners(file: string): Promise<void> {
  process.env.E2E_BANK_PORT ??= String(await freePort());
  const partners = [
    { code: 'TRY-101', channel: 'pos', name: { en: 'Meera Joshi', hi: 'मीरा जोशी' } },
    {
      code: 'try-bank',
      channel: 'retail-partner',
      name: { en: 'Try Bank', hi: 'ट्राई बैंक' },
      mark: 'TB',
      colour: 'blue',
      keys: [key],
      frames: [bankSite()],
    },
  ];
  writeFileSync(file, JSON.stringify({ partners }));
}

/** The bank's own link into our pages, signed for an hour. */
export function bankLink(ours: string): string {
  const code = signedCode('try-bank', Math.floor(Date.now() / 1000) + 3600, key);
  return `${ours}/health-plan/?channel=retail-partner&partner=${code}`;
}

/** The bank's page, with our pages in its frame. A page that is not of this machine may not load one of it. */
export async function openBank(ours: string): Promise<{ readonly close: () => void }> {
  const page = () =>
    `<!doctype html><title>Try Bank</title><meta name=viewport content="width=device-width"><link rel=icon href="data:,"><style>body{margin:10px}iframe{width:100%;height:800px;border:0}</style><iframe title=cover src="${bankLink(ours)}"></iframe>`;
  const server = createServer((_request, answer) =>
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(page()),
  );
  await new Promise<void>((listen) => server.listen(Number(process.env.E2E_BANK_PORT), listen));
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
