import type { Came, SentWebhook } from '#test/ports/payment-gateway.suite.ts';
import type { Journal } from '#usecases/ports/journal.ts';
import type { PaymentGateway } from '#usecases/ports/payment-gateway.ts';
import type { HttpDouble } from './http-double.ts';

/** What a buyer, a bank and the company do at a gateway, whichever it is. */
export type GatewayPlay = {
  readonly http: HttpDouble;
  /** The adapter that asks the double instead of the company. */
  readonly gateway: (journal?: Journal) => PaymentGateway;
  /** Pays, and the bank agrees; what the browser then brings back. */
  readonly pay: (order: string) => Readonly<Record<string, string>>;
  readonly fail: (order: string) => void;
  /** A try that seems to have failed, or is only promised, by the time the buyer comes back. */
  readonly leaveOpen: (order: string) => void;
  /** The bank takes the money of that try after all, much later. */
  readonly takeLate: (order: string) => void;
  /** Some days later: the bank lets go of what was only held. */
  readonly lapse: (order: string) => void;
  /** All that the company wants to tell of an order, the oldest first, as it sends it at a moment in seconds. */
  readonly events: (order: string, at: number) => readonly SentWebhook[];
  /** A body as the company sends whatever it signs, now. */
  readonly signed: (body: Uint8Array) => SentWebhook;
  readonly refundsGo: (status: 'pending' | 'done') => void;
  /** Money beside that of the order, which the company should not have let through. */
  readonly comesBeyond: (order: string, came: Came) => void;
  readonly refundByHand: (order: string, amount: number) => void;
  /** Rupees that it took for an order and did not give back. */
  readonly kept: (order: string) => number;
  readonly countCaptures: () => number;
  readonly countRefunds: () => number;
};
