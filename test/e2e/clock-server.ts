import type { Environment } from '#server/ground/settings/config.ts';
import type { TestApp } from '../api/app.ts';
import { builtApp } from '../api/built-app.ts';

export type ClockServer = Pick<TestApp, 'ports' | 'sandboxConsole' | 'wait' | 'close'> & {
  readonly origin: string;
};

export type ClockServerSetting = { readonly env: Environment; readonly port: number };

/** The built web app on a server of its own whose clock can be moved on, for what comes days later. */
export async function openClockServer(
  { env, port }: ClockServerSetting = { env: {}, port: 0 },
): Promise<ClockServer> {
  const { app, ports, sandboxConsole, wait, close } = await builtApp({ env });
  const origin = await app.listen({ host: '127.0.0.1', port });
  return { origin, ports, sandboxConsole, wait, close };
}
