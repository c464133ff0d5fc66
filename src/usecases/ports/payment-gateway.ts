import type { Rupees } from '#domain/money.ts';
import type { FailureReason } from '#domain/payment/failure-reason.ts';
import type { ExtraPaymentReason, PaymentPurpose } from '#domain/payment/payment.ts';

/**
 * An order, tries at it on the gateway's own page, and the truth on asking. Money moves only by these calls. `orderStatus`,
 * `release` and `refund` also take the name of money beyond an order.
 */
export type PaymentGateway = {
  /** Idempotent by `receipt`: asked again, also before it has answered, it leads to one order. */
  readonly openOrder: (
    order: PayableOrder & { readonly receipt: string; readonly purpose: PaymentPurpose },
  ) => Promise<GatewayAnswer<{ readonly gatewayOrderId: string }>>;
  /** How a browser gets to the page of an order that is open. Opens and changes nothing. */
  readonly payPage: (
    order: PayableOrder & { readonly gatewayOrderId: string },
  ) => Promise<GatewayAnswer<PayPage>>;
  readonly orderStatus: (gatewayOrderId: string) => Promise<GatewayAnswer<GatewayOrder>>;
  /** Debits a blocked amount; it is idempotent. */
  readonly debit: (gatewayOrderId: string, amount: Rupees) => Promise<GatewayAnswer<GatewayOrder>>;
  /** Releases a blocked amount. Idempotent. */
  readonly release: (gatewayOrderId: string) => Promise<GatewayAnswer<GatewayOrder>>;
  /** Gives back what was taken for an order of this amount, or what of it has not gone back yet. Idempotent. */
  readonly refund: (gatewayOrderId: string, amount: Rupees) => Promise<GatewayAnswer<GatewayOrder>>;
  /**
   * Gives back a part of what was taken for an order, once a name. Asked again it answers how that part stands; what failed
   * at the bank is made anew. Refused where the order has not taken so much, or the name was used for another amount.
   */
  readonly refundPart: (part: PartialRefund) => Promise<GatewayAnswer<RefundStatus>>;
  /**
   * No more tries at this order are wanted. Idempotent; a captured order stays captured. Where a gateway cannot shut the
   * page that is open already, money that is paid there after all is reported as everywhere, and belongs to nothing.
   */
  readonly cancel: (gatewayOrderId: string) => Promise<GatewayAnswer<GatewayOrder>>;
  /** Whether the headers can be a webhook's at all: of what cannot, the body is not read. */
  readonly mayBeWebhook: (header: HeaderOf) => boolean;
  /** Checks the signature over the raw body in constant time. Undefined: not the gateway's, or of no shape it sends. */
  readonly readWebhook: (rawBody: Uint8Array, header: HeaderOf) => GatewayNotice | undefined;
  /** What the browser brought back to `returnUrl`, against the order as we keep it. It never proves a payment. */
  readonly readReturn: (gatewayOrderId: string, fields: ReturnFields) => ReturnVerdict;
  /** Origins the browser may be sent to, beside our own. */
  readonly payOrigins: readonly string[];
};

export type PartialRefund = {
  readonly gatewayOrderId: string;
  readonly amount: Rupees;
  /** Ours, of at most 40 letters, digits and `-`. */
  readonly name: string;
};

export type RefundStatus = {
  /** `refunded`: it has left for the bank. */
  readonly state: 'under-way' | 'refunded';
  /** By which the gateway, and a bank, knows it. */
  readonly reference: string;
};

export type PayableOrder = {
  readonly amount: Rupees;
  readonly description: string;
  /** Where the gateway sends the browser after a try, by whatever method it likes. */
  readonly returnUrl: string;
};

export type PayPage =
  | { readonly kind: 'link'; readonly url: string }
  /** Posted by the browser: some gateways open their page by nothing else. */
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> };

/** By its lower-case name. */
export type HeaderOf = (name: string) => string | undefined;

/** `other`: rightly signed, and about nothing that is looked after here. */
export type GatewayNotice =
  | { readonly kind: 'order'; readonly eventId: string; readonly gatewayOrderId: string }
  | { readonly kind: 'other' };

export type ReturnFields = Readonly<Record<string, string>>;

/** `tried`: the gateway's own signature says that a try went well. `forged`: a signature that is not the gateway's. */
export type ReturnVerdict = 'tried' | 'forged' | 'silent';

export type GatewayOrder = {
  readonly gatewayOrderId: string;
  readonly amount: Rupees;
  readonly state:
    | 'created'
    | 'pending'
    | 'blocked'
    | 'captured'
    | 'failed'
    | 'cancelled'
    | 'released'
    | 'refunded';
  /** The bank's words on the last try; undefined when it did not fail, such as when the buyer walked away. */
  readonly failureText: string | undefined;
  readonly failureReason: FailureReason | undefined;
  readonly method: string | undefined;
  readonly tries: number;
  /** What of the captured money has gone back already. */
  readonly givenBack: Rupees;
  /** What came with the order, is not its own, and has not gone back yet. */
  readonly beyond: readonly ExtraPayment[];
};

/**
 * The own money of an order is one payment of exactly its amount in rupees. Whatever else a gateway lets through is this:
 * it never counts as paid.
 */
export type ExtraPayment = {
  /** The gateway's own name of the payment. */
  readonly name: string;
  readonly why: ExtraPaymentReason;
  /** An amount of another currency stands as the gateway counts it there. */
  readonly amount: Rupees;
  readonly state: 'blocked' | 'captured';
};

export type GatewayAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly reason: 'unavailable' | 'timed-out' | 'refused';
      /** It asked to be left alone for so long. */
      readonly waitSeconds?: number;
    };
