import type { IsoDate } from '#domain/date.ts';
import type { ProposalId } from '#domain/ids.ts';
import type { MessageChannel } from '#domain/message/channels.ts';
import type { Rupees } from '#domain/money.ts';
import type { PaymentPurpose } from '#domain/payment/payment.ts';
import type { Ports } from '#usecases/ports.ts';
import type { SentenceId } from '#words/sentences.ts';
import type { PageSecurity } from '../../ground/headers.ts';
import type { Sessions } from '../../visit/session.ts';

type RowOf<Id> = Id extends `sandbox.row.${infer Row}.then` ? Row : never;
type ConsentOf<Id> = Id extends `sandbox.consent.${infer Name}.then` ? Name : never;
type EndingOf<Id> = Id extends `sandbox.end.${infer Name}.then` ? Name : never;

/** What can be entered, and what a person can make of a payment, by the names that words have for them. */
export type GuideRow = RowOf<SentenceId>;

export type ConsoleOutcome = {
  readonly id: string;
  readonly name: EndingOf<SentenceId>;
  readonly failure: { readonly text: string } | undefined;
  readonly later: { readonly afterSeconds: number } | undefined;
  readonly silentAsks: number;
};

/** An order as the sandbox gateway's page shows it. */
export type ConsoleOrder = {
  readonly gatewayOrderId: string;
  readonly amount: Rupees;
  readonly purpose: PaymentPurpose;
  readonly description: string;
  readonly returnUrl: string;
  readonly state: string;
  readonly mayTry: boolean;
  /** How often a person has pressed for it. */
  readonly tries: number;
};

/** The gateway's own page: what it shows, and what a person makes of it. */
export type GatewayConsole = {
  readonly outcomes: readonly ConsoleOutcome[];
  readonly describe: (orderId: string) => ConsoleOrder | undefined;
  /** Undefined when the order or the outcome is unknown or the order takes no more tries. */
  readonly choose: (orderId: string, outcomeId: string, method: string) => unknown;
  readonly signatureHeader: string;
  readonly webhookFor: (orderId: string) => { readonly body: string; readonly signature: string } | undefined;
};

/** What a person can make of the registry's page, by the names that words have for it. */
export type ConsentEnding = ConsentOf<SentenceId>;

export type RegistryPerson = { readonly name: string; readonly dateOfBirth: IsoDate };
export type RegistryAccount = RegistryPerson & { readonly maskedNumber: string };

/** The registry's own page, on which a buyer lets it tell who they are. */
export type RegistryConsole = {
  /** To let it tell and to say no stand first. */
  readonly outcomes: readonly ConsentEnding[];
  /** As the page was opened with it; undefined when there is no such page. */
  readonly stateOf: (pageId: string) => string | undefined;
  readonly accountOf: (proposer: RegistryPerson) => RegistryAccount;
  /** Where the browser is sent then; undefined when the page or the outcome is unknown. */
  readonly choose: (pageId: string, outcome: string, proposer: RegistryPerson) => string | undefined;
};

/** This is a message as the sandbox delivered it. */
export type SandboxMessage = {
  readonly key: string;
  readonly proposalId: ProposalId | undefined;
  readonly channel: MessageChannel;
  readonly to: string;
  /** It is undefined for what comes to a phone. */
  readonly subject: string | undefined;
  readonly text: string;
  readonly files: readonly string[];
  readonly deliveredAt: string;
};

/** What the pages under /sandbox/ need of the sandboxes that stand in for companies outside. */
export type SandboxConsole = {
  /** Undefined when a real gateway takes the money: then there is no page to play it. */
  readonly gateway: GatewayConsole | undefined;
  /** Undefined when a real registry is asked. */
  readonly registry: RegistryConsole | undefined;
  /** Undefined when messages really go out. The newest first, of every buyer. */
  readonly outbox: (() => readonly SandboxMessage[]) | undefined;
  readonly guides: readonly {
    readonly company: 'identity' | 'insurer' | 'messages';
    readonly rows: readonly GuideRow[];
  }[];
};

export type SandboxNeeds = {
  readonly ports: Pick<Ports, 'store' | 'clock'>;
  readonly sessions: Sessions;
  readonly security: PageSecurity;
};
