import { afterEach, describe, expect, test } from 'vitest';
import { type KycFinding, kycNotStarted } from '#domain/kyc/kyc.ts';
import { maxKycTries } from '#domain/kyc/tries.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aVisitor, moment } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import type { KycConsentPage } from '../ports/kyc-provider.ts';
import { askKycConsent } from './ask-kyc-consent.ts';
import { type BroughtConsent, takeKycConsent } from './take-kyc-consent.ts';

const returnUrl = 'https://chhatri.example/health-plan/identity/return/';
const foundAsha: KycFinding = {
  kind: 'verified',
  name: 'ASHA RAO',
  dateOfBirth: aDay('1992-05-05'),
  maskedNumber: 'XXXXXXXX1234',
};

let ports: UsecasePorts;
afterEach(() => ports.close());

type Registry = {
  readonly redeemed: Parameters<KycConsentPage['redeem']>[0][];
  readonly states: string[];
};

/** A registry that tells who somebody is, and what it was asked. */
async function openRegistry(finding: KycFinding, facts: Partial<Proposal> = {}) {
  const registry: Registry = { redeemed: [], states: [] };
  const consent: KycConsentPage = {
    open: ({ state }) => {
      registry.states.push(state);
      return {
        url: `https://registry.example/${registry.states.length}`,
        secret: `secret ${registry.states.length}`,
      };
    },
    redeem: async (answer) => {
      registry.redeemed.push(answer);
      return finding;
    },
  };
  ports = await openUsecasePorts({ kyc: { consent } });
  const proposal = await keep(ports, { kyc: kycNotStarted, ...facts });
  const { id, owner } = proposal;
  return {
    seen: registry,
    proposal,
    ask: (pep = true) => askKycConsent(ports, owner, { id, pep, returnUrl }),
    take: (own: Partial<BroughtConsent> = {}, who = owner) =>
      takeKycConsent(ports, who, { state: registry.states.at(-1) ?? '', code: 'code', returnUrl, ...own }),
    kept: async () => (await ports.store.getProposal(id))?.kyc,
  };
}

describe('the registry’s page', () => {
  test('is opened with a state of which a hash is kept, and its secret stays here', async () => {
    const { ask, seen, kept, proposal } = await openRegistry(foundAsha);
    expect(await ask()).toEqual({ ok: true, value: 'https://registry.example/1' });
    const [state = ''] = seen.states;
    expect(state.startsWith(`${proposal.id}.`)).toBe(true);
    const { consent } = (await kept()) ?? {};
    expect(consent).toMatchObject({ secret: 'secret 1', pep: true });
    expect(JSON.stringify(consent)).not.toContain(state.slice(proposal.id.length + 1));
  });

  test('is not opened again for whoever is verified', async () => {
    const { ask, seen } = await openRegistry(foundAsha, { kyc: { ...kycNotStarted, stage: 'VERIFIED' } });
    expect(await ask()).toEqual({ ok: true, value: undefined });
    expect(seen.states).toEqual([]);
  });

  test('is none where a registry is searched by number', async () => {
    ports = await openUsecasePorts({});
    const { id, owner } = await keep(ports, { kyc: kycNotStarted });
    expect(await askKycConsent(ports, owner, { id, pep: true, returnUrl })).toEqual({
      ok: true,
      value: undefined,
    });
  });
});

describe('what the browser brings back', () => {
  test('is redeemed with the secret, and the proposer is verified with four digits', async () => {
    const { ask, take, seen, kept, proposal } = await openRegistry(foundAsha);
    await ask();
    await take();
    expect(seen.redeemed).toEqual([
      { reference: proposal.number, code: 'code', secret: 'secret 1', returnUrl },
    ]);
    expect(await kept()).toMatchObject({
      stage: 'VERIFIED',
      proof: 'AADHAAR',
      maskedNumber: 'XXXXXXXX1234',
      verifiedName: 'ASHA RAO',
      pep: true,
    });
    expect(await kept()).not.toHaveProperty('consent');
  });

  test('is somebody else: a mismatch, which is a try', async () => {
    const { ask, take, kept } = await openRegistry({ ...foundAsha, name: 'Ravi Rao' });
    await ask();
    await take();
    expect(await kept()).toMatchObject({ stage: 'MISMATCH', tries: { registry: { count: 1 } } });
  });

  test('without a code is no try, and nobody is asked', async () => {
    const { ask, take, seen, kept } = await openRegistry(foundAsha);
    await ask();
    expect(await take({ code: undefined })).toMatchObject({ ok: true });
    expect(seen.redeemed).toEqual([]);
    expect(await kept()).toMatchObject({ stage: 'NOT_STARTED' });
    expect(await kept()).not.toHaveProperty('tries');
    expect(await kept()).not.toHaveProperty('consent');
  });

  test('counts once: brought again it asks nobody', async () => {
    const { ask, take, seen } = await openRegistry({ ...foundAsha, name: 'Ravi Rao' });
    await ask();
    await take();
    await take();
    expect(seen.redeemed).toHaveLength(1);
  });

  test('counts of the last page alone that was opened', async () => {
    const { ask, take, seen } = await openRegistry(foundAsha);
    await ask();
    await ask();
    await take({ state: seen.states[0] ?? '' });
    expect(seen.redeemed).toEqual([]);
    await take();
    expect(seen.redeemed).toMatchObject([{ secret: 'secret 2' }]);
  });

  test.each([
    ['with another secret', (state: string) => `${state}x`],
    ['without a secret', (state: string) => state.slice(0, state.indexOf('.') + 1)],
  ])('%s asks nobody', async (_what, forged) => {
    const { ask, take, seen } = await openRegistry(foundAsha);
    await ask();
    await take({ state: forged(seen.states[0] ?? '') });
    expect(seen.redeemed).toEqual([]);
  });

  test('is nothing to anybody but the owner, for whom it stays good', async () => {
    const { ask, take, seen } = await openRegistry(foundAsha);
    await ask();
    expect(await take({}, aVisitor())).toMatchObject({ failure: { code: 'NOT_FOUND' } });
    expect(seen.redeemed).toEqual([]);
    await take();
    expect(seen.redeemed).toHaveLength(1);
  });

  test('is not asked about without a try that is left', async () => {
    const lastAt = moment;
    const used = {
      ...kycNotStarted,
      stage: 'MISMATCH',
      tries: { registry: { count: maxKycTries, lastAt } },
    } as const;
    const { ask, seen } = await openRegistry(foundAsha, { kyc: used });
    expect(await ask()).toMatchObject({ failure: { code: 'KYC_LOCKED' } });
    expect(seen.states).toEqual([]);
  });
});
