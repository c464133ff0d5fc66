import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Instant } from '#domain/date.ts';
import type {
  CallBackId,
  ProposalId,
  QuoteId,
  ServiceRequestId,
  ShareId,
  TransactionId,
  VisitorId,
} from '#domain/ids.ts';
import type { Licence } from '#domain/offer/licence.ts';
import type { InsurerGateway } from './ports/insurer-gateway.ts';
import type { Journal } from './ports/journal.ts';
import type { KycProvider } from './ports/kyc-provider.ts';
import type { MessageSenders } from './ports/messages.ts';
import type { PasskeyCeremonies } from './ports/passkeys.ts';
import type { PaymentGateway } from './ports/payment-gateway.ts';
import type { Store } from './ports/store.ts';

/** Everything outside that a use case may touch. Adapters implement these; `server/process/ports/open-ports.ts` picks them. */
export type Ports = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly secrets: Secrets;
  readonly passkeys: PasskeyCeremonies;
  readonly store: Store;
  readonly catalogue: CatalogueSource;
  readonly payments: PaymentGateway;
  readonly kyc: KycProvider;
  readonly insurer: InsurerGateway;
  readonly outbox: MessageSenders;
  readonly addresses: Addresses;
  readonly seller: Seller;
  readonly journal: Journal;
  /** Lets others be served between two pieces of long work. */
  readonly rest: () => Promise<void>;
};

export type Clock = { readonly now: () => Instant };

/** Random ids of at least 128 bits, URL-safe; and the human-facing numbers, which open nothing. */
export type Ids = {
  readonly visitor: () => VisitorId;
  readonly quote: () => QuoteId;
  readonly transaction: () => TransactionId;
  readonly proposal: () => ProposalId;
  readonly share: () => ShareId;
  readonly callBack: () => CallBackId;
  readonly serviceRequest: () => ServiceRequestId;
  readonly crn: () => string;
  readonly proposalNumber: () => string;
  readonly receipt: () => string;
  /** A request about a policy has it, to be said on the telephone. It can come twice: the store refuses the second. */
  readonly requestReference: () => string;
};

/** What lets somebody in: random, and kept as a hash alone. */
export type Secrets = {
  /** It has 256 bits and is URL-safe. */
  readonly link: () => string;
  /** It has six digits. */
  readonly code: () => string;
  readonly hashOfLink: (secret: string) => string;
  /** Keyed with the link's secret, which is kept nowhere: a copy of the store alone leaves nothing to try codes against. */
  readonly hashOfCode: (code: string, secret: string, boundTo: readonly string[]) => string;
};

/** Where letters lead: never where a request says that we are. Without an origin of ours in the settings these are paths. */
export type Addresses = { readonly resume: (secret: string) => string };

/** Who sells here, as the settings say it. */
export type Seller = { readonly licence: Licence };

export type CatalogueSource = { readonly current: () => Catalogue };
