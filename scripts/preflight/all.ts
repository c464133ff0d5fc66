import type { KeyRing } from '#adapters/store/sealing/keys.ts';
import { type Environment, readConfig } from '#server/ground/settings/config.ts';
import { catalogueCheck, folderCheck, sandboxCheck, soldCatalogue, storeCheck } from './checks/house.ts';
import { identityChecks } from './checks/identity.ts';
import { insurerChecks } from './checks/insurers.ts';
import { messageChecks } from './checks/messages.ts';
import { paymentCheck } from './checks/payment.ts';
import { siteCheck } from './checks/site.ts';
import { type Finding, findings } from './findings.ts';

/** What stands between these settings and real buyers. Nothing is sent, taken, made or changed. */
export async function preflight(env: Environment, within?: number): Promise<readonly Finding[]> {
  const reading = readConfig(env);
  if (!reading.ok) return reading.problems.map((says) => ({ about: 'settings', state: 'bad', says }));
  const { config } = reading;
  const { promise: ring, resolve: onRing } = Promise.withResolvers<KeyRing | undefined>();
  const sellable = soldCatalogue(config);
  return findings(
    [
      sandboxCheck(config),
      folderCheck(config),
      catalogueCheck(sellable),
      storeCheck(config, onRing),
      siteCheck(config, ring),
      paymentCheck(config),
      ...identityChecks(config),
      ...insurerChecks(config, sellable),
      ...messageChecks(config),
    ],
    within,
  );
}
