import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Instant } from '#domain/date.ts';
import type { Rupees } from '#domain/money.ts';
import type { FailureReason } from '#domain/payment/failure-reason.ts';
import type { PaymentPurpose } from '#domain/payment/payment.ts';
import type { GatewayOrder } from '#usecases/ports/payment-gateway.ts';
import { StoreUnavailable } from '#usecases/ports/store.ts';

/** An order as the sandbox gateway keeps it. */
export type SandboxOrder = Omit<GatewayOrder, 'beyond' | 'givenBack'> & {
  /** Absent in an order that was kept before there was any. */
  readonly givenBack?: Rupees;
  readonly payments?: readonly SandboxPayment[];
  /** Parts of its money that went back, each by its name. */
  readonly parts?: readonly SandboxPart[];
  readonly receipt: string;
  readonly purpose: PaymentPurpose;
  readonly description: string;
  readonly returnUrl: string;
  readonly openedAt: Instant;
  /** Takes no more tries. */
  readonly isClosed: boolean;
  readonly due:
    | {
        readonly at: Instant;
        readonly ending: 'taken' | 'failed';
        readonly failure: { readonly text: string; readonly reason: FailureReason } | undefined;
      }
    | undefined;
  readonly silentAsks: number;
  /** Rises with every change; an event of the webhook is named by it. */
  readonly changes: number;
};

/** A part of the order's own money that goes back. */
export type SandboxPart = {
  readonly name: string;
  readonly amount: Rupees;
  readonly reference: string;
  readonly sentAt: Instant;
};

/** This payment came with an order, beside its own. */
export type SandboxPayment = {
  readonly name: string;
  readonly amount: Rupees;
  readonly currency: string;
  readonly state: 'blocked' | 'captured' | 'released' | 'refunded';
};

/** Files of its own, so that the gateway's memory outlives a crash of ours, as another company's does. */
export type OrderBook = {
  readonly webhookSecret: string;
  readonly find: (gatewayOrderId: string) => SandboxOrder | undefined;
  readonly findByReceipt: (receipt: string) => SandboxOrder | undefined;
  readonly put: (order: SandboxOrder) => void;
  readonly close: () => void;
};

const layout = `
  pragma journal_mode = wal;
  create table if not exists orders (id text primary key, receipt text unique not null, content text not null);
  create table if not exists secrets (name text primary key, value text not null);
`;

/** Milliseconds for which the process stands still while another one writes. */
const lockWithin = 250;

export const orderBookFile = 'sandbox-gateway.db';

/** @param dataDir folder of `sandbox-gateway.db`, or ':memory:'. */
export function openOrderBook(dataDir: string): OrderBook {
  if (dataDir !== ':memory:') mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(dataDir === ':memory:' ? dataDir : join(dataDir, orderBookFile), {
    timeout: 5_000,
  });
  database.exec(layout);
  database.exec(`pragma busy_timeout = ${lockWithin}`);
  const byId = database.prepare('select content from orders where id = ?');
  const byReceipt = database.prepare('select content from orders where receipt = ?');
  const put = database.prepare('insert or replace into orders (id, receipt, content) values (?, ?, ?)');
  return {
    webhookSecret: secretOf(database),
    find: (id) => orderIn(orAway(() => byId.get(id))),
    findByReceipt: (receipt) => orderIn(orAway(() => byReceipt.get(receipt))),
    put: (order) => {
      orAway(() => put.run(order.gatewayOrderId, order.receipt, JSON.stringify(order)));
    },
    close: () => database.close(),
  };
}

/** What a file does that cannot be read or written is this company's trouble: it is away, like any other that is. */
function orAway<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const isFile = error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
    throw isFile ? new StoreUnavailable('the sandbox gateway', error) : error;
  }
}

function orderIn(row: ReturnType<ReturnType<DatabaseSync['prepare']>['get']>): SandboxOrder | undefined {
  return row ? (JSON.parse(String(row.content)) as SandboxOrder) : undefined; // written by `put` from an order
}

function secretOf(database: DatabaseSync): string {
  database
    .prepare("insert or ignore into secrets (name, value) values ('webhook', ?)")
    .run(randomBytes(32).toString('hex'));
  return String(database.prepare("select value from secrets where name = 'webhook'").get()?.value);
}
