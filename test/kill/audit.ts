import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

type Row = Readonly<Record<string, string | number | null>>;

/** Everything that is wrong in the files of a stopped server: ours, the gateway's and the insurer's. */
export function wrongsIn(dataDir: string): readonly string[] {
  const ours = read(dataDir, 'chhatri.db', {
    proposals: 'select id, number, state from proposals',
    policies: 'select proposal_id, policy_number from policies',
    payments: 'select proposal_id, gateway_order_id, state from payments',
  });
  const gateway = read(dataDir, 'sandbox-gateway.db', { orders: 'select content from orders' });
  const insurer = read(dataDir, 'sandbox-insurer.db', { cases: 'select content from cases' });
  const orders = gateway.rows.orders.map(({ content }) => JSON.parse(String(content)));
  const cases = insurer.rows.cases.map(({ content }) => JSON.parse(String(content)));
  const wrongs = ours.rows.proposals.flatMap(({ id, number, state }) => {
    const policy = ours.rows.policies.find(({ proposal_id }) => proposal_id === id)?.policy_number;
    const insurers = cases.find(({ reference }) => reference === number)?.policyNumber;
    const own = orders.filter(({ description }) => description === number);
    const captured = own.filter((order) => order.state === 'captured');
    const isRight =
      policy === insurers &&
      (policy !== undefined) === (state === 'issued') &&
      captured.length === (policy === undefined ? 0 : 1) &&
      captured.every((order) => order.state === stateOf(ours.rows.payments, order.gatewayOrderId)) &&
      !own.some((order) => order.state === 'blocked' || order.state === 'pending');
    const states = own.map((order) => order.state);
    return isRight ? [] : [JSON.stringify({ number, state, policy, insurers, orders: states })];
  });
  return [...ours.wrongs, ...gateway.wrongs, ...insurer.wrongs, ...wrongs];
}

/** Policy number by proposal number, as our store has them. */
export function policiesIn(dataDir: string): ReadonlyMap<string, string> {
  const { rows } = read(dataDir, 'chhatri.db', {
    policies:
      'select number, policy_number from policies join proposals on proposals.id = policies.proposal_id',
  });
  return new Map(rows.policies.map((row) => [String(row.number), String(row.policy_number)]));
}

function stateOf(payments: readonly Row[], orderId: string): unknown {
  return payments.find(({ gateway_order_id }) => gateway_order_id === orderId)?.state;
}

function read<Name extends string>(dataDir: string, file: string, queries: Readonly<Record<Name, string>>) {
  const database = new DatabaseSync(join(dataDir, file), { readOnly: true });
  const all = (sql: string) => database.prepare(sql).all() as Row[]; // these tables hold texts, numbers and nulls
  const check = JSON.stringify(all('pragma integrity_check').map((row) => Object.values(row)));
  const strays = all('pragma foreign_key_check');
  const names = Object.keys(queries) as Name[]; // the keys of the record are its names
  const rows = Object.fromEntries(names.map((name) => [name, all(queries[name])])) as Record<Name, Row[]>; // each name once
  database.close();
  const wrongs = [
    ...(check === '[["ok"]]' ? [] : [`${file}: ${check}`]),
    ...strays.map((row) => `${file}: ${JSON.stringify(row)}`),
  ];
  return { rows, wrongs };
}
