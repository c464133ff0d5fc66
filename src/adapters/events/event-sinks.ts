import { eventKinds } from '#domain/event/event-kinds.ts';
import type { EventSink } from '#usecases/ports/event-sink.ts';
import type { Clock } from '#usecases/ports.ts';
import { type HttpSinkSetting, openHttpSink } from './http-sink.ts';
import { openJsonLines } from './json-lines.ts';

export type SinkSetting = {
  /** The name of files that get all events; undefined: none. */
  readonly lines: string | undefined;
  readonly analytics: Pick<HttpSinkSetting, 'url' | 'token'> | undefined;
  readonly crm: Pick<HttpSinkSetting, 'url' | 'token'> | undefined;
};

/**
 * Those that the settings ask for, beside the store, which keeps every event. What becomes of a proposal is
 * part of the service and needs no consent; what somebody did on the screens reaches the CRM after a yes of its own.
 */
export function openEventSinks({ lines, analytics, crm }: SinkSetting, clock: Clock): readonly EventSink[] {
  return [
    ...(lines === undefined ? [] : [openJsonLines(lines, eventKinds, clock)]),
    ...(analytics ? [openHttpSink({ ...analytics, name: 'analytics', takes: ['usage'] })] : []),
    ...(crm
      ? [openHttpSink({ ...crm, name: 'crm', takes: eventKinds, asks: { usage: 'adviser-view' } })]
      : []),
  ];
}
