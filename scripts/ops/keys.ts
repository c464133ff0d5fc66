import { countByKey, resealAll } from '#usecases/keeping/reseal-all.ts';
import type { Ports } from '#usecases/ports.ts';
import { type CommandInput, type CommandOutput, exitDone, exitNotDone, inSheets } from './command.ts';

/** How many rows each key of the ring holds: one that holds none can leave the settings. */
export async function keys({ store }: Ports): Promise<CommandOutput> {
  const counts = [...(await countByKey({ store }))].map(([id = null, rows]) => ({ id, rows }));
  const rows = counts.map(({ id, rows: count }) => [
    id ?? 'torn, opened by none',
    String(count),
    id === store.currentKey() ? 'seals' : '',
  ]);
  return inSheets(counts, { title: 'Keys', columns: ['key', 'rows', ''], rows, none: '' });
}

export async function reseal(ports: Ports, { who, options }: CommandInput): Promise<CommandOutput> {
  const outcome = await resealAll(ports, { who, via: 'command', reason: options.reason });
  const lines = [
    `Sealed anew by ${ports.store.currentKey()}: ${outcome.resealed} rows.`,
    ...(outcome.unopened > 0 ? [`Opened by no key, and left as they are: ${outcome.unopened}.`] : []),
  ];
  return { lines, json: outcome, code: outcome.unopened > 0 ? exitNotDone : exitDone };
}
