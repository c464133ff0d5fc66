import type { ProposalId } from '#domain/ids.ts';
import type { Rupees } from '#domain/money.ts';
import type { PaymentPurpose } from '#domain/payment/payment.ts';
import type { Ports } from '#usecases/ports.ts';
import type { SaidId } from '#words/said.ts';
import type { PageSecurity } from '../http/headers.ts';
import type { Sessions } from '../visit/session.ts';

type RowOf<Id> = Id extends `sandbox.row.${infer Row}.then` ? Row : never;
type EndingOf<Id> = Id extends `sandbox.end.${infer Name}.then` ? Name : never;

/** What can be entered, and what a person can make of a payment, by the names that words have for them. */
export type GuideRow = RowOf<SaidId>;

export type DeskOutcome = {
  readonly id: string;
  readonly name: EndingOf<SaidId>;
  readonly failure: { readonly text: string } | undefined;
  readonly later: { readonly afterSeconds: number } | undefined;
  readonly silentAsks: number;
};

/** An order as the sandbox gateway's page shows it. */
export type DeskOrder = {
  readonly gatewayOrderId: string;
  readonly amount: Rupees;
  readonly purpose: PaymentPurpose;
  readonly description: string;
  readonly returnUrl: string;
  readonly state: string;
  readonly mayTry: boolean;
};

/** The gateway's own page: what it shows, and what a person makes of it. */
export type GatewayDesk = {
  readonly outcomes: readonly DeskOutcome[];
  readonly describe: (orderId: string) => DeskOrder | undefined;
  /** Undefined when the order or the outcome is unknown or the order takes no more tries. */
  readonly choose: (orderId: string, outcomeId: string, method: string) => unknown;
  readonly signatureHeader: string;
  readonly webhookFor: (orderId: string) => { readonly body: string; readonly signature: string } | undefined;
};

/** A message as the sandbox delivered it. */
export type DeskMessage = {
  readonly proposalId: ProposalId | undefined;
  readonly to: string;
  /** Undefined: an SMS. */
  readonly subject: string | undefined;
  readonly text: string;
  readonly deliveredAt: string;
};

/** What the pages under /sandbox/ need of the sandboxes that stand in for companies outside. */
export type SandboxDesk = {
  /** Undefined when a real gateway takes the money: then there is no page to play it. */
  readonly gateway: GatewayDesk | undefined;
  /** Undefined when messages really go out. The newest first, of every buyer. */
  readonly outbox: (() => readonly DeskMessage[]) | undefined;
  readonly guides: readonly {
    readonly company: 'identity' | 'insurer' | 'messages';
    readonly rows: readonly GuideRow[];
  }[];
};

export type SandboxNeeds = {
  readonly ports: Pick<Ports, 'store'>;
  readonly sessions: Sessions;
  readonly security: PageSecurity;
};
