import type { CallAnswer } from '#contract/call/shapes.ts';
import { dayInIndia, secondsBetween } from '#domain/date.ts';
import type { HelpContact } from '#domain/help/help-contact.ts';
import { asId, type PolicyContactId, type ProposalId } from '#domain/ids.ts';
import { type FieldFailure, ok, type Result } from '#domain/result.ts';
import { objectToChange } from '#usecases/opening/change-number.ts';
import { closePolicies, openPolicies } from '#usecases/opening/open-policies.ts';
import type { Opening } from '#usecases/opening/opening-codes.ts';
import { proveMail, sendMailCode } from '#usecases/opening/prove-mail.ts';
import { sendOpeningCode } from '#usecases/opening/send-opening-code.ts';
import { endOpener, endSecond, letIn, readWhoOpens, type WhoOpens } from '#usecases/opening/who-opens.ts';
import type { Ports } from '#usecases/ports.ts';
import { fieldMessage } from '../../ground/words/failure-words.ts';
import type { CallContext } from '../../visit/call-context.ts';
import type { Handlers } from './handlers.ts';
import { helpHours } from './site/help-hours.ts';

type Opens = Pick<Handlers, 'getOpeningPage' | 'sendOpeningCode' | 'openPolicies' | 'closePolicies'>;
type Decides = Pick<
  Handlers,
  'getWhoOpens' | 'letIn' | 'endSecond' | 'sendMailCode' | 'proveMail' | 'endOpener' | 'objectToChange'
>;

/** How a policy opens on any device, and who may open it. */
export function policyOpeningHandlers(ports: Ports, contact: HelpContact): Opens & Decides {
  return { ...opening(ports, contact), ...deciding(ports) };
}

function opening(ports: Ports, contact: HelpContact): Opens {
  return {
    getOpeningPage: async (_request, { visitor, say }) => {
      const { insurers } = ports.catalogue.current();
      const readable = await ports.store.readableBy(visitor, ports.clock.now());
      return ok({
        insurers: [...insurers.values()].map(({ title, phone }) => ({ title, phone })),
        phone: contact.phone,
        hours: helpHours(say, contact),
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

function openingAnswer(
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
    getWhoOpens: async ({ params }, { visitor }) =>
      whoOpensAnswer(params.id, await readWhoOpens(ports, visitor, asId<ProposalId>(params.id))),
    letIn: async ({ params, body }, { visitor }) =>
      whoOpensAnswer(params.id, await letIn(ports, visitor, { ...body, id: asId<ProposalId>(params.id) })),
    endSecond: async ({ params, body }, { visitor }) =>
      whoOpensAnswer(
        params.id,
        await endSecond(ports, visitor, {
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
    endOpener: async ({ params, body }, { visitor }) =>
      whoOpensAnswer(
        params.id,
        await endOpener(ports, visitor, {
          id: asId<ProposalId>(params.id),
          opener: asId<PolicyContactId>(body.opener),
        }),
      ),
    objectToChange: async ({ params }, { visitor }) =>
      whoOpensAnswer(params.id, await objectToChange(ports, visitor, asId<ProposalId>(params.id))),
  };
}

function whoOpensAnswer(proposalID: string, result: Result<WhoOpens>): Result<CallAnswer<'getWhoOpens'>> {
  if (!result.ok) return result;
  const { policy, holders, mails, provable, seconds, change, isFresh } = result.value;
  return ok({
    proposalID,
    policy_number: policy.policyNumber,
    holders: [...holders],
    mails: [...mails],
    provable_mail: provable ?? null,
    seconds: seconds.map(({ id, name, mobileEnds, openedAt }) => ({
      ...{ id, name, mobile_ends: mobileEnds },
      opened_on: openedAt ? dayInIndia(openedAt) : null,
    })),
    change: change ? { mobile_ends: change.mobileEnds, on: dayInIndia(change.holdsFrom) } : null,
    is_fresh: isFresh,
  });
}
