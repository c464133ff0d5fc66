import type { WireFailure } from '#contract/call/shapes.ts';
import type { Say } from '#words/sentences.ts';
import { type Html, html } from './html.ts';
import type { PlainPageContent } from './plain-page.ts';

export type Refused = Pick<WireFailure, 'code' | 'message'> & {
  /** Seconds, as the answer's header says; not a number where it says nothing that can be read. */
  readonly retryAfter: number;
  /** A form was sent, such as the gateway's. It is never sent again by itself: only its page comes back. */
  readonly isPress: boolean;
};

/** What a browser shows instead of the page that was asked for: what happened, what did not, and the way on. */
export function refusalPage(say: Say, refused: Refused): PlainPageContent {
  const wait = waitFor(refused);
  if (wait) return waitPage(say, wait, refused);
  const { code, message, isPress } = refused;
  const isClosed = code === 'NOT_FOUND';
  const undone = isPress && !mayBeDone(code) && html`<p>${say('plain.nothing-done')}</p>`;
  const back = isPress && !isClosed && html`<p class="go"><a href="">${say('plain.back')}</a></p>`;
  return {
    name: say('plain.name'),
    title: say(isClosed ? 'plain.closed' : 'plain.problem'),
    body: html`<p>${message}</p>
${undone || ''}
${isClosed ? html`<p>${say('plain.closed.money')}</p>` : ''}
${back || ''}
${toStart(say)}`,
  };
}

function waitPage(say: Say, { why, seconds }: Wait, { isPress }: Refused): PlainPageContent {
  const again = !isPress
    ? say('plain.wait.again', { seconds })
    : `${mayBeDone(why) ? '' : `${say('plain.nothing-done')} `}${say('plain.wait.press', { seconds })}`;
  return {
    name: say('plain.name'),
    title: say('plain.wait'),
    againAfter: seconds,
    body: html`<p>${say(`plain.wait.${why}`)}</p>
<p>${again}</p>
<p class="go"><a href="">${say(isPress ? 'plain.back' : 'plain.wait.now')}</a></p>
${toStart(say)}`,
  };
}

function toStart(say: Say): Html {
  return html`<p class="go"><a href="/">${say('plain.start')}</a></p>`;
}

/** Refusals that can come in the middle of the work; every other one comes before it. */
function mayBeDone(code: string): boolean {
  return code === 'STORE_UNAVAILABLE' || code === 'INTERNAL';
}

/** What passes by itself: nothing was wrong with the request. */
const passing = ['OVERLOADED', 'TOO_MANY_REQUESTS', 'STORE_UNAVAILABLE'] as const;
const usualWait = 5;
/** The minute of the limits. Nobody looks at a page for longer: then the words alone say when to come back. */
const longestWait = 60;

type Wait = { readonly why: (typeof passing)[number]; readonly seconds: number };

/** Undefined when it does not pass, and when nobody waits that long at a page. */
function waitFor({ code, retryAfter }: Refused): Wait | undefined {
  const why = passing.find((each) => each === code);
  const seconds = Number.isNaN(retryAfter) ? usualWait : Math.ceil(retryAfter);
  return why && seconds >= 1 && seconds <= longestWait ? { why, seconds } : undefined;
}
