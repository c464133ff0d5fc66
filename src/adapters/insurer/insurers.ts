import type { InsurerGateway } from '#usecases/ports/insurer-gateway.ts';
import type { Journal } from '#usecases/ports/journal.ts';
import type { Clock } from '#usecases/ports.ts';
import { openHttpInsurer } from './http/http-insurer.ts';
import type { InsurerEndpoint } from './http/signed-question.ts';
import { openSandboxInsurer, sandboxInsurerGuide } from './sandbox.ts';

export type InsurersSetting =
  | { readonly gateway: 'sandbox' }
  | { readonly gateway: 'http'; readonly endpoints: readonly InsurerEndpoint[] };

type Needs = { readonly dataDir: string; readonly clock: Clock; readonly journal: Journal };

export type Insurers = {
  readonly gateway: InsurerGateway;
  /** How the sandbox is steered; nothing where it does not play. */
  readonly guide: typeof sandboxInsurerGuide | readonly [];
  readonly close: () => void;
};

/** The insurers that the settings ask for. */
export function openInsurers(setting: InsurersSetting, { dataDir, clock, journal }: Needs): Insurers {
  if (setting.gateway === 'sandbox') {
    const { close, ...gateway } = openSandboxInsurer({ dataDir, clock });
    return { gateway, guide: sandboxInsurerGuide, close };
  }
  const gateway = openHttpInsurer({ endpoints: setting.endpoints, clock, journal });
  return { gateway, guide: [], close: () => undefined };
}
