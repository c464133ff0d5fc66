import type { Rupees } from '#domain/money.ts';

export type GuideRow = { readonly input: string; readonly outcome: string };

/** An order as the sandbox gateway's page shows it. */
export type DeskOrder = {
  readonly gatewayOrderId: string;
  readonly amount: Rupees;
  readonly purpose: 'pay' | 'block';
  readonly description: string;
  readonly returnUrl: string;
  readonly state: string;
  readonly mayTry: boolean;
};

/** What the pages under /sandbox/ need of the sandboxes that stand in for companies outside. */
export type SandboxDesk = {
  readonly gateway: {
    readonly outcomes: readonly { readonly id: string; readonly label: string; readonly outcome: string }[];
    readonly describe: (orderId: string) => DeskOrder | undefined;
    /** Undefined when the order or the outcome is unknown or the order takes no more tries. */
    readonly choose: (orderId: string, outcomeId: string, method: string) => unknown;
    readonly webhookFor: (
      orderId: string,
    ) => { readonly body: string; readonly signature: string } | undefined;
  };
  readonly outbox: () => readonly {
    readonly to: { readonly email: string; readonly mobile: string };
    readonly subject: string;
    readonly text: string;
    readonly deliveredAt: string;
  }[];
  readonly guides: readonly { readonly title: string; readonly rows: readonly GuideRow[] }[];
};
