import { Counter, Gauge, type Registry } from 'prom-client';
import { lanes as kinds, type Lanes } from './lanes.ts';

/** How each kind of work stands in its queue. */
export function registerWorkMetrics(registry: Registry, lanes: Lanes): void {
  const labelNames = ['kind'] as const;
  const registers = [registry];
  const families = kinds.map((kind) => ({ kind, counts: () => lanes.countsOf(kind) }));
  new Gauge({
    name: 'work_under_way',
    help: 'Requests that are being answered, by kind of work',
    labelNames,
    registers,
    collect() {
      for (const { kind, counts } of families) this.set({ kind }, counts().underWay);
    },
  });
  new Gauge({
    name: 'work_waiting',
    help: 'Requests that wait for their turn, by kind of work',
    labelNames,
    registers,
    collect() {
      for (const { kind, counts } of families) this.set({ kind }, counts().waiting);
    },
  });
  new Counter({
    name: 'work_turned_away_total',
    help: 'Requests that found the queue full or waited too long, by kind of work',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { kind, counts } of families) this.inc({ kind }, counts().turnedAway);
    },
  });
}
