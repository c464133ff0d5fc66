import { type FailureCode, type FieldFailure, fail, ok, type Result } from '#domain/result.ts';
import { type UsageEvent, usageEvents } from './event-kinds.ts';
import type { FieldRule, FieldRules } from './fields.ts';

export const mostEventsAtOnce = 25;
export const mostEventBytes = 2048;
/** Minutes for which a browser may have held an event. */
export const heldAtMost = 7 * 24 * 60;

/** An event as a browser tells it: nothing of it is known to be right. */
export type ReportedEvent = {
  /** Made by the browser, random but for what is to be told once a visitor. */
  readonly id: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly minutesAgo: number;
};

export type AdmittedEvent = UsageEvent & Pick<ReportedEvent, 'id' | 'minutesAgo'>;

/** Whether something is sold under this name. */
export type CatalogueNames = {
  readonly product: (slug: string) => boolean;
  readonly insurer: (slug: string) => boolean;
};

/** All of them or none: `EVENT_REFUSED` names each that the catalogue of events does not allow by its place. */
export function admitted(
  events: readonly ReportedEvent[],
  names: CatalogueNames,
): Result<readonly AdmittedEvent[]> {
  const fields = events.flatMap((event, index): FieldFailure[] => {
    const code = faultOf(event, names);
    return code ? [{ field: `events.${index}`, code }] : [];
  });
  if (fields.length > 0) return fail('EVENT_REFUSED', { fields });
  return ok(events.map(inOrder));
}

/** Its fields in the order of the catalogue, so that equal events are equal texts. */
function inOrder(event: ReportedEvent): AdmittedEvent {
  // The name is of the catalogue and the fields fit it, as was just seen.
  const rules: FieldRules = usageEvents[event.name as keyof typeof usageEvents];
  const fields = Object.fromEntries(Object.keys(rules).map((field) => [field, event.fields[field]]));
  return { ...event, fields } as AdmittedEvent;
}

function faultOf(event: ReportedEvent, names: CatalogueNames): FailureCode | undefined {
  const { name, fields } = event;
  if (JSON.stringify(event).length > mostEventBytes) return 'TEXT_TOO_LONG';
  const catalogue: Readonly<Record<string, FieldRules>> = usageEvents;
  const rules = Object.hasOwn(catalogue, name) ? catalogue[name] : undefined;
  if (!rules) return 'CHOICE_UNKNOWN';
  if (Object.keys(fields).some((field) => !Object.hasOwn(rules, field))) return 'ANSWER_UNKNOWN';
  for (const [field, rule] of Object.entries(rules)) {
    if (!Object.hasOwn(fields, field)) return 'ANSWER_REQUIRED';
    const fault = valueFault(fields[field], rule, names);
    if (fault) return fault;
  }
  return undefined;
}

function valueFault(value: unknown, rule: FieldRule, names: CatalogueNames): FailureCode | undefined {
  if (rule.kind === 'whole') {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) return 'NUMBER_INVALID';
    return value < rule.min || value > rule.max ? 'NUMBER_OUT_OF_RANGE' : undefined;
  }
  if (typeof value !== 'string') return 'ANSWER_TYPE_WRONG';
  const isKnown = rule.kind === 'one-of' ? rule.values.includes(value) : names[rule.kind](value);
  return isKnown ? undefined : 'CHOICE_UNKNOWN';
}
