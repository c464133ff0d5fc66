import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';
import { type Patience, usualPatience } from '#server/ground/connections.ts';
import { testApp } from '../../api/app.ts';
import type { Attack, Report, Scale } from '../attack.ts';

const mostOfOne = 24;
/** More than one address may have, so that it is full. */
const bodies: Readonly<Record<Scale['name'], number>> = { short: 40, long: 400 };
/** These are the usual times, each cut to a thirtieth. */
const short: Patience = { head: 330, request: 1_000, silence: 1_000, rest: 2_400, lookEvery: 160 };
const dripEvery = 100;
/** Milliseconds, many times over what the server should take: on a busy machine everything is late. */
const longest = 15_000;

export const trickledBodies: Attack = {
  name: 'bodies that trickle in',
  run: ({ name }) => strike(bodies[name], name === 'long' ? usualPatience : short, name),
  planted: [
    {
      fault: 'a server that waits for a body as long as it likes',
      finds: /kept away/,
      run: ({ name }) => strike(bodies[name], { ...short, request: 600_000, silence: 600_000 }, name),
    },
  ],
};

const head = [
  'POST /health-plan/payment/webhook/ HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  `x-payment-signature: ${'a'.repeat(64)}`,
  'content-length: 9000',
  '',
  '{',
].join('\r\n');

/** Nobody of the address gets in while it is full; once the time of a body is over, everybody does, though they trickle on. */
async function strike(count: number, patience: Patience, scale: Scale['name']): Promise<Report> {
  const server = await testApp({ env: { CONNECTIONS_PER_ADDRESS: String(mostOfOne) }, patience });
  const sockets: Socket[] = [];
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(' ');
  }, dripEvery);
  try {
    const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
    for (let number = 0; number < count; number += 1) {
      // Half open: the other end never closes by itself.
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
      sockets.push(socket);
      await once(socket, 'connect').catch(() => undefined);
      socket.write(head);
    }
    // Whose head is not read yet asks for nothing, and gives way.
    await pass(300);
    const startedAt = performance.now();
    const patienceMs = longest + (scale === 'long' ? patience.request + patience.lookEvery : 0);
    const isIn = await waitForAnswer(port, startedAt + patienceMs);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    return {
      strikes: count,
      complaints: isIn ? [] : [`A newcomer of the address is kept away for ${seconds} s`],
      figures: `${count} bodies, a newcomer in after ${seconds} s`,
    };
  } finally {
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
    await server.close();
  }
}

async function waitForAnswer(port: number, until: number): Promise<boolean> {
  while (performance.now() < until) {
    if (await isAnswered(port)) return true;
    await pass(100);
  }
  return false;
}

async function isAnswered(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  let text = '';
  try {
    for await (const chunk of socket) text += String(chunk);
  } catch {
    // It was cut off: the address is still full.
  }
  return text.startsWith('HTTP/1.1 200');
}
