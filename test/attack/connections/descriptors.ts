import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { whyNoAddress } from '../../loopback.ts';
import type { Attack, Report, Scale } from '../attack.ts';
import { type BuiltServer, withBuiltServer } from '../ground/built-server.ts';

/** Far fewer than any server has, so that few connections are more than all of them. */
const descriptors = 256;
const addresses = 4;
/** Each address holds so many connections. */
const connections: Readonly<Record<Scale['name'], number>> = { short: 70, long: 400 };
/** Milliseconds in which every timer of the server comes round. */
const holdFor: Readonly<Record<Scale['name'], number>> = { short: 2_500, long: 15_000 };
/** A process that is to end does so within this on a busy machine too. */
const untilItEnds = 30_000;

export const usedUpDescriptors: Attack = {
  name: 'connections until no file can be opened',
  whyNot: async () =>
    process.platform === 'win32'
      ? 'the shell sets no limit of files here'
      : whyNoAddress(addressOf(addresses - 1)),
  run: ({ name }) => strike(name, {}, holdFor[name]),
  planted: [
    {
      fault: 'a limit that is read wrong, and a timer whose lack of files nobody catches',
      finds: /process has ended/,
      run: ({ name }) =>
        strike(name, { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'no-limit.ts')}` }, untilItEnds),
    },
  ],
};

const addressOf = (which: number) => `127.0.0.${which + 11}`;

function strike(
  scale: Scale['name'],
  env: Readonly<Record<string, string>>,
  heldFor: number,
): Promise<Report> {
  return withBuiltServer((server) => hold(server, scale, heldFor), { env, descriptors });
}

/** Half-open connections of a few addresses: a newcomer is answered beside them, and everybody after them. */
async function hold(server: BuiltServer, scale: Scale['name'], heldFor: number): Promise<Report> {
  const port = Number(new URL(server.site).port);
  const sockets: Socket[] = [];
  const complaints: string[] = [];
  if (!/Only \d+ files and connections/.test(server.output()))
    complaints.push('The start does not say that few files can be opened');
  for (let number = 0; number < connections[scale]; number += 1) {
    const row = Array.from({ length: addresses }, (_, which) => open(port, addressOf(which)));
    sockets.push(...row);
    await Promise.all(row.map((socket) => once(socket, 'connect').catch(() => undefined)));
  }
  for (let waited = 0; waited < heldFor && server.isAlive(); waited += 250) await pass(250);
  if (server.isAlive()) {
    const during = await statusAt(server.site);
    if (during !== 200) complaints.push(`Beside the held connections a newcomer is answered ${during}`);
  }
  for (const socket of sockets) socket.destroy();
  await pass(500);
  if (!server.isAlive()) complaints.push('The process has ended');
  else complaints.push(...(await after(server.site)));
  return {
    strikes: sockets.length,
    complaints,
    figures: `${sockets.length} connections of ${addresses} addresses, ${descriptors} descriptors`,
  };
}

function open(port: number, localAddress: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  return socket.on('error', () => undefined).on('connect', () => socket.write('GET / HTTP/1.1\r\nhost:'));
}

async function after(site: string): Promise<readonly string[]> {
  const status = await statusAt(site);
  return status === 200 ? [] : [`After they have gone a page is answered ${status}`];
}

/** 0: no answer. */
async function statusAt(site: string): Promise<number> {
  const address = new URL('/health-plan/choose-member', site.replace('localhost', '127.0.0.1'));
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html', connection: 'close' } });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
