import type { Journal } from '#usecases/ports/journal.ts';
import type { KycProvider } from '#usecases/ports/kyc-provider.ts';
import { type DigilockerSetting, openDigilocker } from './digilocker/digilocker.ts';
import { createSandboxKyc, sandboxKycGuide } from './sandbox.ts';
import { createSandboxRegistry } from './sandbox-registry.ts';

type RegistrySetting =
  | { readonly by: 'sandbox' }
  | ({ readonly by: 'digilocker' } & Omit<DigilockerSetting, 'journal'>);

type Registry = {
  readonly provider: KycProvider;
  /** The page that a person plays, and how numbers steer; neither where the sandbox does not play. */
  readonly console: ReturnType<typeof createSandboxRegistry>['desk'] | undefined;
  readonly guide: typeof sandboxKycGuide | readonly [];
};

/** The identity registry that the settings ask for. */
export function openRegistry(setting: RegistrySetting, journal: Journal): Registry {
  if (setting.by === 'digilocker')
    return { provider: openDigilocker({ ...setting, journal }), console: undefined, guide: [] };
  const { consent, desk } = createSandboxRegistry();
  return { provider: createSandboxKyc(consent), console: desk, guide: sandboxKycGuide };
}
