import { Counter, Gauge, type Registry } from 'prom-client';
import type { Condition } from './readiness.ts';

/** What `/readyz` tells, as numbers over time. Answers how to show a condition. */
export function registerConditionMetrics(registry: Registry): (condition: Condition) => void {
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const counter = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const database = gauge('database_up', '1 while the database can be written');
  const keys = gauge('sealing_keys_open', '1 while the key ring opens what was sealed last');
  const draining = gauge('server_draining', '1 while the server waits for its last requests');
  const lastGood = gauge(
    'settling_last_good_round_timestamp_seconds',
    'When a settling round last ended well; 0 before the first',
  );
  const showWaiting = registerWaitingMetrics(registry);
  const away = new Gauge({
    name: 'outside_away_seconds',
    help: 'For how long a company has not answered a question of the settling rounds; absent: it answers',
    labelNames: ['outside', 'question'] as const,
    registers,
  });
  const spared = counter(
    'outside_spared_total',
    'Questions that were not put to companies outside, as nothing was heard of them the last time',
  );
  const rounds = counter('settling_rounds_total', 'Settling rounds, by how they ended', ['result']);
  const failures = counter('settling_failures_total', 'Proposals that a settling round could not settle');
  const deletedRecords = counter(
    'retention_let_go_total',
    'Records that went because their rule no longer keeps them, or because their erasure was asked for',
    ['what'],
  );
  return (condition) => {
    database.set(Number(condition.isDatabaseUp));
    keys.set(Number(condition.opensKeys));
    draining.set(Number(condition.isDraining));
    lastGood.set(condition.rounds.lastGoodAt ?? 0);
    showWaiting(condition);
    away.reset();
    for (const { seconds, ...labels } of condition.away) away.set(labels, seconds);
    for (const each of [spared, rounds, failures, deletedRecords]) each.reset();
    spared.inc(condition.spared);
    rounds.inc({ result: 'good' }, condition.rounds.good);
    rounds.inc({ result: 'failed' }, condition.rounds.failed);
    failures.inc(condition.rounds.failures);
    for (const [what, count] of condition.rounds.gone) deletedRecords.inc({ what }, count);
  };
}

/** What does not go on until a person sees to it, or may come to that. Not known is not none. */
function registerWaitingMetrics(registry: Registry): (condition: Condition) => void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const oldest = gauge(
    'paid_not_issued_oldest_age_seconds',
    'Age of the longest waiting proposal that is paid and has no policy; 0 when none waits',
  );
  const silentInsurers = gauge(
    'paid_insurer_silent',
    'Paid proposals whose insurer does not say whether it issued a policy: ask it',
  );
  const unknownOrders = gauge(
    'money_of_unknown_orders',
    'Orders at the gateway that money came for and that no purchase has, up to 1000: they are listed as stuck',
  );
  return (condition) => {
    oldest.set(condition.oldestPaid === undefined ? Number.NaN : (condition.oldestPaid ?? 0));
    silentInsurers.set(condition.unsaid ?? Number.NaN);
    unknownOrders.set(condition.unknownOrders ?? Number.NaN);
  };
}
