import { resolve } from 'node:path';
import { dayInIndia } from '#domain/date.ts';
import { openDrawnPages } from '#server/drawing/threads/drawn-pages.ts';
import { type TestApp, type TestSetting, testApp } from './app.ts';

/** The whole server with the pages and files of the build. */
export async function builtApp(setting: TestSetting = {}): Promise<TestApp> {
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
  const server = await testApp({ ...setting, renderer, browserDir: resolve('dist', 'client') });
  opened.server = server;
  const close = async () => {
    await server.close();
    await renderer.close();
  };
  return { ...server, close };
}
