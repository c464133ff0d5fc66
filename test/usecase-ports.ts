import { webAuthn } from '#adapters/passkeys/web-authn.ts';
import { newKeyRing } from '#adapters/store/sealing/keys.ts';
import { openStore } from '#adapters/store/store.ts';
import { randomIds } from '#adapters/system/ids.ts';
import { restOneTurn } from '#adapters/system/rest.ts';
import { randomSecrets } from '#adapters/system/secrets.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Instant } from '#domain/date.ts';
import { asId, type InsurerSlug, type ProductId, type ProposalId, type SlabId } from '#domain/ids.ts';
import { kycNotStarted } from '#domain/kyc/kyc.ts';
import { lakh, rupees } from '#domain/money.ts';
import type { Payment } from '#domain/payment/payment.ts';
import { agree, agreementName } from '#domain/proposal/agreement.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { proposalSteps } from '#domain/proposal/steps.ts';
import { consentPurposes, receiptsOf, termsVersion } from '#domain/proposal/terms.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { receiptOf } from '#usecases/paying/payment-orders.ts';
import type { InsurerGateway } from '#usecases/ports/insurer-gateway.ts';
import type { KycProvider } from '#usecases/ports/kyc-provider.ts';
import type { PolicyPapers } from '#usecases/ports/messages.ts';
import type { GatewayOrder, PaymentGateway } from '#usecases/ports/payment-gateway.ts';
import type { Ports } from '#usecases/ports.ts';
import { aField, aForm, aSection } from './builders/form-builders.ts';
import { aFamily } from './builders/person-builders.ts';
import { aCatalogue, aProduct, aSlab, type BandRow, ratesFor } from './builders/plan-builders.ts';
import { type MovingClock, movingClock } from './ports/moving-clock.ts';
import { aPayment, aProposal, aQuote, moment, transactionFor } from './ports/store-values.ts';

/** The real store in memory, and companies outside that say what a test wants of them. */
export type UsecasePorts = Ports & { readonly clock: MovingClock; readonly close: () => Promise<void> };

export type Outside = {
  /** Calls of the gateway that answer otherwise than a willing one's. */
  readonly payments?: Partial<PaymentGateway>;
  readonly insurer?: Partial<InsurerGateway>;
  readonly kyc?: Partial<KycProvider>;
  readonly catalogue?: Catalogue;
};

/** Letters of tests that are not about papers go without them. */
export const noPapers: PolicyPapers = async () => [];

const keyRing = newKeyRing();

export async function openUsecasePorts(outside: Outside): Promise<UsecasePorts> {
  const { store } = await openStore({ databaseUrl: undefined, dataDir: ':memory:', keyRing });
  const catalogue = outside.catalogue ?? oneProduct;
  return {
    clock: movingClock(),
    ids: randomIds,
    rest: restOneTurn,
    secrets: randomSecrets,
    passkeys: webAuthn,
    store,
    catalogue: { current: () => catalogue },
    payments: { ...willingGateway, ...outside.payments },
    kyc: { ...awayRegistry, ...outside.kyc },
    insurer: { ...willingInsurer, ...outside.insurer },
    outbox: { mail: { send: async () => ({ outcome: 'sent', answer: 'taken', reference: undefined }) } },
    addresses: { resume: (secret) => `/resume/${secret}` },
    seller: { licence: 'broker' },
    journal: { note: neverExhausted },
    close: store.close,
  };
}

/** Settling comes to rest by itself; that it is stopped at last is for what nobody foresaw. */
function neverExhausted(event: string): void {
  if (event === 'settle-rounds-exhausted') throw new Error('Settling did not come to rest');
}

/** Whoever is asked may have done it, and the answer is lost. */
export const noAnswer = async () => ({ ok: false, reason: 'timed-out' }) as const;

export function orderIn(state: GatewayOrder['state'], facts: Partial<GatewayOrder> = {}) {
  return async (gatewayOrderId: string) => {
    const noReport = { failureText: undefined, failureReason: undefined, method: undefined };
    const none = { tries: 0, givenBack: rupees(0), beyond: [] };
    const value: GatewayOrder = { gatewayOrderId, amount: premium, state, ...none, ...noReport, ...facts };
    return { ok: true, value } as const;
  };
}

export const willingGateway: PaymentGateway = {
  openOrder: async ({ receipt }) => ({
    ok: true,
    value: { gatewayOrderId: receipt },
  }),
  payPage: async ({ gatewayOrderId }) => ({
    ok: true,
    value: { kind: 'link', url: `/pay/${gatewayOrderId}` },
  }),
  orderStatus: orderIn('created'),
  debit: orderIn('captured'),
  release: orderIn('released'),
  refund: orderIn('refunded'),
  refundPart: async ({ name }) => ({ ok: true, value: { state: 'refunded', reference: `rfnd-${name}` } }),
  cancel: orderIn('cancelled'),
  mayBeWebhook: () => false,
  readWebhook: () => undefined,
  readReturn: () => 'silent',
  payOrigins: [],
};

const unavailable = async () => ({ kind: 'unavailable' }) as const;
const awayRegistry: KycProvider = {
  search: unavailable,
  confirm: unavailable,
  sendCode: unavailable,
  takesNumbers: true,
  consent: undefined,
};

const accepted = { ok: true, value: { kind: 'accepted' } } as const;
export const willingInsurer: InsurerGateway = {
  propose: async () => accepted,
  decision: async () => accepted,
  issue: async () => ({ ok: true, value: { policyNumber: 'P-1' } }),
  lookUp: async () => ({ ok: true, value: undefined }),
  renewalTerms: async () => ({ ok: true, value: { claimed: false, sumWithBonus: lakh(10) } }),
  requestService: async ({ act }) => ({ ok: true, value: { kind: act === 'ask' ? 'accepted' : 'let-go' } }),
  areas: async () => ({ ok: true, value: [] }),
  livePremium: async () => ({ kind: 'none' }),
};

/** What one product costs anybody of any age anywhere, a year; no tax is on it. */
export const premium = rupees(11_700);

const oneSlab = aSlab('one-10', 10, {});
export const oneProduct: Catalogue = {
  ...aCatalogue([
    aProduct('one', { slabs: [oneSlab], rates: ratesFor([oneSlab], [1, 2, 3], [[0, 120, premium]]) }),
  ]),
  forms: {
    proposerDetails: aForm(
      'proposerDetails',
      aSection('once', [
        aField('first_name', 'name'),
        aField('middle_name', 'name', { required: false }),
        aField('last_name', 'name'),
        aField('date_of_birth', 'date-of-birth'),
        aField('mobile', 'mobile'),
        aField('email', 'email'),
        aField('pincode', 'pincode'),
      ]),
    ),
    insuredMembers: aForm(
      'insuredMembers',
      aSection('each-insured', [aField('date_of_birth', 'date-of-birth')]),
    ),
    nomineeDetails: aForm('nomineeDetails', aSection('once', [aField('nominee_first_name', 'name')])),
    bankDetails: aForm('bankDetails'),
    portabilityDetails: aForm('portabilityDetails'),
    medicalDetails: aForm('medicalDetails'),
    lifeStyleDetails: aForm('lifeStyleDetails'),
  },
};

/** The one product at other rates. */
export function soldTo(bands: readonly BandRow[]): Catalogue {
  const slabs = [...oneProduct.slabs].map(([id, { product, slab }]) => {
    const rates = ratesFor([slab], [1, 2, 3], bands);
    return [id, { product: { ...product, rates }, slab }] as const;
  });
  return { ...oneProduct, products: slabs.map(([, { product }]) => product), slabs: new Map(slabs) };
}

export const proposerAnswers = {
  first_name: 'Asha',
  last_name: 'Rao',
  date_of_birth: '1992-05-05',
  mobile: '9822044170',
  email: 'asha@example.in',
  pincode: '560034',
};

/** They are by purpose, and all of them are given. */
export const allConsents = Object.fromEntries(consentPurposes.map(({ purpose }) => [purpose, true]));

const steps = proposalSteps.filter((step) => step !== 'payment');

/** One adult's proposal for the one product: filled in, checked and agreed to. */
export function anAgreedProposal(quote: Quote, facts: Partial<Proposal> = {}): Proposal {
  const filled = aProposal(quote, {
    insurerSlug: asId<InsurerSlug>('acme'),
    productId: asId<ProductId>('one'),
    slabId: asId<SlabId>('one-10'),
    members: aFamily('You 34y'),
    forms: {
      proposerDetails: proposerAnswers,
      insuredMembers: { 'You.date_of_birth': proposerAnswers.date_of_birth },
      nomineeDetails: { nominee_first_name: 'Ravi' },
    },
    completed: steps,
    kyc: { ...kycNotStarted, stage: 'VERIFIED', verifiedName: 'Asha Rao' },
    consents: receiptsOf(allConsents, moment, 'en'),
    ...facts,
  });
  return { ...filled, agreement: agree(filled, moment, termsVersion), ...facts };
}

/** Keeps an agreed proposal and the orders it had at the gateway, the last of them for the agreement that stands. */
export async function keep(
  { store }: Ports,
  facts: Partial<Proposal>,
  ...orders: readonly Partial<Payment>[]
): Promise<Proposal> {
  const quote = aQuote();
  await store.insertQuote(quote);
  const proposal = anAgreedProposal(quote, facts);
  await store.insertProposal(transactionFor(proposal), proposal);
  for (const [before, order] of orders.entries()) {
    const receipt = receiptOf(proposal, before);
    const createdAt = `2026-11-20T09:00:${String(before).padStart(2, '0')}.000Z` as Instant; // the shape of an instant
    const agreement = proposal.agreement && agreementName(proposal.agreement);
    const payment = aPayment(proposal, { receipt, gatewayOrderId: receipt, agreement, createdAt, ...order });
    await store.insertPayment({ ...payment, state: 'created' });
    await store.savePayment(payment);
  }
  return proposal;
}

/** How a proposal stands, and each of its orders. */
export async function statesOf({ store }: Ports, id: ProposalId) {
  const [proposal, payments] = [await store.getProposal(id), await store.paymentsOf(id)];
  return [proposal?.state, ...payments.map(({ state }) => state)];
}
