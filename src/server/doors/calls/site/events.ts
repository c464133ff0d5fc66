import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireConsent } from '#contract/consent/shapes.ts';
import { dayInIndia } from '#domain/date.ts';
import { ok } from '#domain/result.ts';
import { type ConsentState, readConsents } from '#usecases/keeping/read-consents.ts';
import { recordConsent } from '#usecases/keeping/record-consent.ts';
import type { Ports } from '#usecases/ports.ts';
import { countQuotesBefore } from '#usecases/telling/count-step.ts';
import { logEvents } from '#usecases/telling/log-events.ts';
import type { Say } from '#words/sentences.ts';
import type { CallContext } from '../../../visit/call-context.ts';
import type { Handlers } from '../handlers.ts';

type EventCalls = Pick<Handlers, 'logEvent' | 'getConsents' | 'recordConsent'>;

export function eventHandlers(ports: Ports): EventCalls {
  return {
    logEvent: async ({ body }, { visitor, visit, sale }) => {
      const events = body.events.map(({ minutes_ago, ...event }) => ({ ...event, minutesAgo: minutes_ago }));
      const logged = await logEvents(ports, { owner: visitor, visit, channel: sale.channel, events });
      return logged.ok ? ok({ success: true }) : logged;
    },
    getConsents: async (_, context) => ok(await consentsOf(ports, context)),
    recordConsent: async ({ body }, context) => {
      const { purpose, given, text_version: textVersion } = body;
      const answer = { purpose, given: given === 'yes', textVersion, language: context.locale };
      const { visitor, visit, sale } = context;
      const recorded = await recordConsent(ports, visitor, answer);
      if (!recorded.ok) return recorded;
      if (recorded.value.purpose === 'usage' && recorded.value.given)
        await countQuotesBefore(ports, { owner: visitor, visit, channel: sale.channel });
      return ok(await consentsOf(ports, context));
    },
  };
}

async function consentsOf(
  ports: Ports,
  { visitor, say }: Pick<CallContext, 'visitor' | 'say'>,
): Promise<CallAnswer<'getConsents'>> {
  const consents = await readConsents(ports, visitor);
  return { consents: consents.map((consent) => consentToWire(consent, say)) };
}

function consentToWire(consent: ConsentState, say: Say): WireConsent {
  const { purpose, textVersion, answer, mayBeGiven, mayBeWithdrawn } = consent;
  return {
    purpose,
    text_version: textVersion,
    text: say(`consent.${purpose}`),
    answer: answer
      ? {
          given: answer.given,
          text_version: answer.textVersion,
          language: answer.language ?? null,
          at: answer.at,
          day: dayInIndia(answer.at),
        }
      : null,
    may_be_given: mayBeGiven,
    may_be_withdrawn: mayBeWithdrawn,
  };
}
