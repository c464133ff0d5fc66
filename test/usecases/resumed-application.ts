import { afterEach, beforeEach } from 'vitest';
import { asId, type VisitorId } from '#domain/ids.ts';
import type { TryAnswer } from '#domain/message/delivery.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { type Resuming, resumeProposal, sendResumeCode } from '#usecases/owning/resume-proposal.ts';
import type { MessageSender, OutgoingMessage } from '#usecases/ports/messages.ts';
import { makeResumeLink } from '#usecases/telling/make-resume-link.ts';
import { keep, openUsecasePorts, type UsecasePorts } from '../usecase-ports.ts';

export const contact = { first_name: 'Asha', mobile: '98220 44170', email: 'asha@example.in' };
export const forms = { proposerDetails: contact };
export const other = asId<VisitorId>('another device');
export const third = asId<VisitorId>('a third device');
export const notFound = { ok: false, failure: { code: 'NOT_FOUND' } };

/** An application that waits for its payment, and all that is sent about it. */
type ResumedApplication = {
  ports: UsecasePorts;
  proposal: Proposal;
  messages: OutgoingMessage[];
  /** What becomes of the next messages. */
  sending: TryAnswer['outcome'];
};

/** Before each test one is made, which its owner may go on with on another device. */
export function openApplicationBeforeEach() {
  const app = {} as ResumedApplication; // filled before each test
  beforeEach(async () => {
    const send: MessageSender['send'] = async (message) => {
      app.messages.push(message);
      return { outcome: app.sending, answer: '', reference: undefined };
    };
    app.messages = [];
    app.sending = 'sent';
    app.ports = {
      ...(await openUsecasePorts({})),
      addresses: { resume: (secret) => secret },
      seller: { licence: 'broker' },
      outbox: { mail: { send }, sms: { send } },
    };
    app.proposal = await keep(app.ports, { forms });
  });
  afterEach(() => app.ports.close());

  const aLink = async (of = app.proposal, owner = of.owner): Promise<string> => {
    const result = await makeResumeLink(app.ports, owner, { id: of.id, language: 'hi' });
    if (!result.ok) throw new Error(result.failure.code);
    return result.value.address;
  };
  /** Has a code sent, and reads it. */
  const aCode = async (secret: string, visitor = other): Promise<string> => {
    const answer = await sendResumeCode(app.ports, visitor, { secret, language: 'hi' });
    const letter = app.messages.at(-1)?.letter;
    if (!answer.ok || letter?.kind !== 'resume-code') throw new Error('No code was sent');
    return letter.code;
  };
  const type = (secret: string, input: string, visitor = other) =>
    resumeProposal(app.ports, visitor, { secret, code: input });
  const opened = (isNew: boolean): { ok: true; value: Resuming } => ({
    ok: true,
    value: { kind: 'own', id: app.proposal.id, destination: 'payment', isNew },
  });
  return Object.assign(app, { aLink, aCode, type, opened });
}
