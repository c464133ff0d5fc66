import { resolve } from 'node:path';
import { dayInIndia } from '#domain/date.ts';
import type { Environment } from '#server/process/settings/config.ts';
import { openDrawnPages } from '#server/threads/drawn-pages.ts';
import { type TestApp, testApp } from '../api/app.ts';

export type ClockServer = Pick<TestApp, 'ports' | 'desk' | 'wait' | 'close'> & { readonly origin: string };

export type ClockServerSetting = { readonly env: Environment; readonly port: number };

/** The built web app on a server of its own whose clock can be moved on, for what comes days later. */
export async function openClockServer(
  { env, port }: ClockServerSetting = { env: {}, port: 0 },
): Promise<ClockServer> {
  const opened: { server?: TestApp } = {};
  const renderer = await openDrawnPages({
    distDir: resolve('dist'),
    site: () => {
      if (!opened.server) throw new Error('No page is drawn before the server is there');
      const { clock, outbox } = opened.server.ports;
      return {
        intermediary: 'broker',
        pricesAsOf: dayInIndia(clock.now()),
        hasCodes: outbox.sms !== undefined,
        hasMail: outbox.mail !== undefined,
        locationMode: 'pincode',
      };
    },
  });
  const server = await testApp({ env, renderer, browserDir: resolve('dist', 'client') });
  opened.server = server;
  const origin = await server.app.listen({ host: '127.0.0.1', port });
  const close = async () => {
    await server.close();
    await renderer.close();
  };
  return { origin, ports: server.ports, desk: server.desk, wait: server.wait, close };
}
