import type { CallAnswer } from '#contract/call/shapes.ts';
import { secondsBetween } from '#domain/date.ts';
import type { HelpContact } from '#domain/help/help-contact.ts';
import { asId, type PasskeyId, type PolicyContactId, type ProposalId } from '#domain/ids.ts';
import { type FieldFailure, ok, type Result } from '#domain/result.ts';
import { closePolicies, openPolicies } from '#usecases/opening/open-policies.ts';
import type { Opening } from '#usecases/opening/opening-codes.ts';
import { proveMail, sendMailCode } from '#usecases/opening/prove-mail.ts';
import { sendOpeningCode } from '#usecases/opening/send-opening-code.ts';
import { endOpener, endSecond, letIn, readWhoOpens } from '#usecases/opening/who-opens.ts';
import type { Ports } from '#usecases/ports.ts';
import { objectToChange } from '#usecases/serving/change/change-number.ts';
import { fieldMessage } from '../../../ground/words/failure-words.ts';
import type { CallContext } from '../../../visit/call-context.ts';
import type { Handlers } from '../handlers.ts';
import { helpHours } from '../site/help-hours.ts';
import { type PasskeyHandlers, passkeyHandlers } from './passkeys.ts';
import { whoOpensAnswer } from './who-opens-answer.ts';

type Opens = Pick<Handlers, 'getOpeningPage' | 'sendOpeningCode' | 'openPolicies' | 'closePolicies'>;
type Decides = Pick<
  Handlers,
  'getWhoOpens' | 'letIn' | 'endSecond' | 'sendMailCode' | 'proveMail' | 'endOpener' | 'objectToChange'
>;

/** How a policy opens on any device, and who may open it. */
export function policyOpeningHandlers(ports: Ports, contact: HelpContact): Opens & Decides & PasskeyHandlers {
  return { ...opening(ports, contact), ...deciding(ports), ...passkeyHandlers(ports) };
}

function opening(ports: Ports, contact: HelpContact): Opens {
  return {
    getOpeningPage: async (_request, { visitor, say, framed }) => {
      const { insurers } = ports.catalogue.current();
      const readable = await ports.store.readableBy(visitor, ports.clock.now());
      return ok({
        insurers: [...insurers.values()].map(({ title, phone }) => ({ title, phone })),
        phone: contact.phone,
        hours: helpHours(say, contact),
        by_passkey: !framed,
        is_open: readable.some(({ state }) => state === 'issued'),
      });
    },
    sendOpeningCode: async ({ body: { number, by: way } }, context) => {
      const { visitor, network, locale: language } = context;
      // What is under way is not waited for: how long it takes would tell whether anything is sent.
      const result = await sendOpeningCode(ports, { visitor, network }, { number, way, language });
      return openingAnswer(ports, result, context);
    },
    openPolicies: async ({ body }, context) => {
      const { visitor, network, session } = context;
      const result = await openPolicies(ports, { visitor, network }, body);
      // What was seen of the cookie before opens nothing.
      if (result.ok && result.value.isOpened) session.rename();
      return openingAnswer(ports, result, context);
    },
    closePolicies: async (_request, { visitor }) => ok({ closed: await closePolicies(ports, visitor) }),
  };
}

export function openingAnswer(
  { clock }: Pick<Ports, 'clock'>,
  result: Result<Opening>,
  { say }: CallContext,
): Result<CallAnswer<'openPolicies'>> {
  if (!result.ok) return result;
  const { open, nextCodeAt, isGuessedOut, isOpened, refused } = result.value;
  return ok({
    opened: isOpened,
    code: open && !isOpened ? { tries_left: open.remainingTries, ends_at: open.endsAt } : null,
    next_code_at: nextCodeAt,
    next_code_in: Math.max(0, Math.ceil(secondsBetween(clock.now(), nextCodeAt))),
    guessed_out: isGuessedOut,
    ...(refused && { form_error: errorOf(refused, say) }),
  });
}

function errorOf(refused: FieldFailure, say: CallContext['say']): Record<string, string> {
  return { [refused.field]: fieldMessage(say, refused, undefined) };
}

function deciding(ports: Ports): Decides {
  return {
    getWhoOpens: async ({ params }, context) =>
      whoOpensAnswer(
        context,
        params.id,
        await readWhoOpens(ports, context.visitor, asId<ProposalId>(params.id)),
      ),
    letIn: async ({ params, body }, context) =>
      whoOpensAnswer(
        context,
        params.id,
        await letIn(ports, context.visitor, { ...body, id: asId<ProposalId>(params.id) }),
      ),
    endSecond: async ({ params, body }, context) =>
      whoOpensAnswer(
        context,
        params.id,
        await endSecond(ports, context.visitor, {
          id: asId<ProposalId>(params.id),
          second: asId<PolicyContactId>(body.second),
        }),
      ),
    sendMailCode: async ({ params }, context) => {
      const { visitor, network, locale: language } = context;
      const id = asId<ProposalId>(params.id);
      const result = await sendMailCode(ports, { visitor, network }, { id, language });
      return openingAnswer(ports, result, context);
    },
    proveMail: async ({ params, body: { code } }, context) => {
      const { visitor, network } = context;
      const id = asId<ProposalId>(params.id);
      return openingAnswer(ports, await proveMail(ports, { visitor, network }, { id, code }), context);
    },
    endOpener: async ({ params, body }, context) =>
      whoOpensAnswer(
        context,
        params.id,
        await endOpener(ports, context.visitor, {
          id: asId<ProposalId>(params.id),
          opener: asId<PolicyContactId | PasskeyId>(body.opener),
        }),
      ),
    objectToChange: async ({ params }, context) =>
      whoOpensAnswer(
        context,
        params.id,
        await objectToChange(ports, context.visitor, asId<ProposalId>(params.id)),
      ),
  };
}
