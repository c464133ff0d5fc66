import type { WireConsent } from '#contract/consent/shapes.ts';
import type { Api } from '#web/browser/network/api.ts';
import { loaded } from '#web/browser/network/loaded.ts';

export async function loadConsents(api: Api): Promise<readonly WireConsent[]> {
  return loaded(await api.call('getConsents', { params: {}, body: {} })).consents;
}
