import type { WireEvent } from '#contract/event/shapes.ts';
import type { UsageEvent } from '#domain/event/event-kinds.ts';
import { loggedFiles } from '#domain/event/files.ts';
import type { LoggedRoute } from '#domain/event/routes.ts';
import { windowDevice } from '#web/browser/device.tsx';
import { type Api, readFailure, requestOf } from '#web/browser/network/api.ts';
import { type PageEvent, pendingEvents } from '#web/browser/pending-events.ts';
import { onForget } from '#web/browser/storage/draft.ts';
import type { Words } from '#web/browser/text.tsx';
import { createCounter } from './counter.ts';
import { type ConsentQuestion, showQuestion } from './question.tsx';
import { eventQueue } from './queue.ts';
import { createSender, type SendAnswer } from './sender.ts';
import { usageConsent } from './usage-consent.ts';
import { measureVitals } from './vitals.ts';

type Needs = { readonly api: Api; readonly words: Words };

/** What is to be counted once a visitor bears the same id each time. */
const idOf = (event: UsageEvent) =>
  event.name === 'flag-seen'
    ? `flag-${event.fields.flag}`
    : Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** Sent so that it arrives though the page is left. */
async function send(events: readonly WireEvent[]): Promise<SendAnswer> {
  try {
    const request = requestOf('logEvent', { params: {}, body: { events: [...events] } });
    const response = await fetch('/log-event/', { ...request, keepalive: true });
    if (response.ok) return { kind: 'kept' };
    const { code, fields } = readFailure(await response.json(), '');
    if (code === 'CONSENT_REQUIRED') return { kind: 'no-consent' };
    if (code !== 'EVENT_REFUSED' && code !== 'MALFORMED_REQUEST') return { kind: 'later' };
    const places = fields.map(({ field }) => Number(field.split('.')[1]));
    return { kind: 'refused', places: places.filter((place) => Number.isInteger(place)) };
  } catch {
    return { kind: 'later' };
  }
}

/** The usage purpose in an answer about consents; undefined: the call was about something else, or failed. */
function usageIn(happened: PageEvent): ConsentQuestion | undefined {
  if (happened[0] !== 'call' || !happened[3].ok || !('consents' in happened[3].value)) return undefined;
  const consent = happened[3].value.consents.find(({ purpose }) => purpose === 'usage');
  if (!consent || !('text_version' in consent)) return undefined;
  return { text: consent.text, version: consent.text_version, answer: consent.answer?.given };
}

/** Begins to count what the page tells, from what it told before this code came. Nothing leaves the browser before a yes. */
export function startEvents({ api, words }: Needs): void {
  const consent = usageConsent(() => localStorage);
  const queue = eventQueue(() => localStorage);
  const sender = createSender({ queue, consent, send, now: Date.now });
  const counter = createCounter(windowDevice);
  const note = (events: readonly UsageEvent[]) => {
    if (consent.get() === 'no' || events.length === 0) return;
    for (const event of events) queue.add({ ...event, id: idOf(event), at: Date.now() });
    sender.wake();
  };
  const question = showQuestion({ api, words });
  const hear = (happened: PageEvent) => {
    const consentQuestion = usageIn(happened);
    if (consentQuestion) {
      if (consentQuestion.answer !== undefined) consent.set(consentQuestion.answer ? 'yes' : 'no');
      if (consentQuestion.answer === false) queue.clear();
      question.tell(consentQuestion);
      sender.wake();
    }
    note(counter.hear(happened));
  };
  if (consent.get() === 'no') queue.clear();
  for (const happened of pendingEvents) hear(happened);
  pendingEvents.push = (...all) => all.forEach(hear);
  words.listen(() => {
    note([{ name: 'language-changed', fields: { language: words.locale() } }]);
    question.sayAnew();
  });
  followFiles((file) => note([{ name: 'file-taken', fields: { file } }]));
  const measured = measureVitals();
  let isMeasured = false;
  /** The first page of this load has them, once. */
  const vitalEvents = (route: LoggedRoute): readonly UsageEvent[] => {
    if (isMeasured) return [];
    isMeasured = true;
    const device = windowDevice();
    return measured().map(({ vital, value }) => ({
      name: 'vital-measured',
      fields: { vital, value, route, device },
    }));
  };
  onForget(queue.clear);
  if (consent.get() === 'unknown') void api.call('getConsents', { params: {}, body: {} }, { once: true });
  sender.wake();
  followLeaving(() => {
    const route = counter.route();
    if (route) note(vitalEvents(route));
    void sender.flush();
  });
}

/** Calls back at each press on a link to a file, with the last part of its address. */
function followFiles(tell: (file: (typeof loggedFiles)[number]) => void): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const last = link?.pathname.split('/').at(-1);
    const file = loggedFiles.find((each) => each === last);
    if (file) tell(file);
  });
}

/** Calls back each time the page goes out of sight: it may never be seen again. */
function followLeaving(leave: () => void): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
  window.addEventListener('pagehide', leave);
}
