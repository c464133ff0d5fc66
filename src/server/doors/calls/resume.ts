import type { CallAnswer } from '#contract/call/shapes.ts';
import { dayInIndia } from '#domain/date.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { ok, type Result } from '#domain/result.ts';
import {
  type Resuming,
  readResumeLink,
  resumeProposal,
  sendResumeCode,
} from '#usecases/owning/resume-proposal.ts';
import type { Ports } from '#usecases/ports.ts';
import { makeResumeLink } from '#usecases/telling/make-resume-link.ts';
import { fieldMessage } from '../../ground/words/failure-words.ts';
import type { CallContext } from '../../visit/call-context.ts';
import type { Handler, Handlers } from './handlers.ts';

type ResumeHandlers = Pick<Handlers, 'makeResumeLink' | 'getResume' | 'sendResumeCode' | 'resume'>;

export function resumeHandlers(ports: Ports): ResumeHandlers {
  return {
    makeResumeLink: makeLink(ports),
    getResume: async ({ params }, context) =>
      resumeAnswer(await readResumeLink(ports, context.visitor, params.id), context),
    sendResumeCode: async ({ body: { secret } }, context) => {
      const { visitor, locale: language } = context;
      return resumeAnswer(await sendResumeCode(ports, visitor, { secret, language }), context);
    },
    resume: async ({ body: { secret, code } }, context) =>
      resumeAnswer(await resumeProposal(ports, context.visitor, { secret, code }), context),
  };
}

const makeLink =
  (ports: Ports): Handler<'makeResumeLink'> =>
  async ({ params, body }, { visitor, locale }) => {
    const result = await makeResumeLink(ports, visitor, {
      id: asId<ProposalId>(params.id),
      language: locale,
      isShownOnly: body.mail === 'no',
    });
    if (!result.ok) return result;
    const { address, endsAt, mobileEnds, sentTo, mailIn } = result.value;
    return ok({
      url: address,
      ends_on: dayInIndia(endsAt),
      mobile_ends: mobileEnds,
      sent_to: sentTo ?? null,
      mail_in: mailIn ?? null,
    });
  };

/** Whoever came back gets another name with the answer, as a buyer does: what was seen of the old one opens nothing then. */
function resumeAnswer(
  resuming: Result<Resuming>,
  { say, session }: CallContext,
): Result<CallAnswer<'resume'>> {
  if (!resuming.ok) return resuming;
  const state = resuming.value;
  if (state.kind === 'own') {
    if (state.isNew) session.rename();
    const opened = { proposalID: state.id, screen: state.destination };
    return ok({ opened, mobile_ends: '', code: null, next_code_in: null, mobile_over: false });
  }
  const { mobileEnds, open, nextCodeIn, isMobileOver, refused } = state;
  return ok({
    opened: null,
    mobile_ends: mobileEnds,
    code: open ? { tries_left: open.remainingTries } : null,
    next_code_in: nextCodeIn ?? null,
    mobile_over: isMobileOver,
    ...(refused && { form_error: { code: fieldMessage(say, refused, undefined) } }),
  });
}
