import type { Instant } from '#domain/date.ts';
import { type InsurerDouble, openInsurerDouble } from '#test/doubles/insurer/insurer-double.ts';
import { insurerKey } from '#test/doubles/insurer/signatures.ts';
import { type TestApp, testApp } from './app.ts';

/** All insurers behind one double. Both look at one clock: what is signed at another time is refused. */
export async function openInsurerApp(facts: { readonly start?: number } = {}): Promise<{
  readonly double: InsurerDouble;
  readonly server: TestApp;
  readonly close: () => Promise<void>;
}> {
  let server: TestApp | undefined;
  const now = () => server?.ports.clock.now() ?? (new Date().toISOString() as Instant); // an instant's shape
  const double = await openInsurerDouble({ now });
  const env = {
    INSURER_GATEWAY: 'http',
    INSURER_URLS: `all=${double.origin}`,
    INSURER_KEYS: `all:${insurerKey.id}:${insurerKey.secret}`,
  };
  const app = await testApp({ ...facts, env });
  server = app;
  const close = async () => {
    await app.close();
    await double.close();
  };
  return { double, server: app, close };
}
