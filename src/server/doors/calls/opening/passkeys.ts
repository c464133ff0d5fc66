import { endOfMobile } from '#domain/identity/shown-contact.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { maskedEmail } from '#domain/message/masked-address.ts';
import type { ContactAddress } from '#domain/opening/policy-contact.ts';
import { ok } from '#domain/result.ts';
import { addPasskey, beginPasskey, beginPasskeyOpening, openByPasskey } from '#usecases/opening/passkeys.ts';
import type { PasskeySite } from '#usecases/ports/passkeys.ts';
import type { Ports } from '#usecases/ports.ts';
import type { CallContext } from '../../../visit/call-context.ts';
import type { Handlers } from '../handlers.ts';
import { whoOpensAnswer } from './who-opens-answer.ts';

export type PasskeyHandlers = Pick<
  Handlers,
  'beginPasskey' | 'addPasskey' | 'beginPasskeyOpening' | 'openByPasskey'
>;

/** The lock of a phone or computer opens policies. */
export function passkeyHandlers(ports: Ports): PasskeyHandlers {
  return {
    beginPasskey: async ({ params }, context) => {
      const id = asId<ProposalId>(params.id);
      const site = siteOf(context);
      const question = await beginPasskey(ports, context.visitor, { id, site, nameOf });
      return question.ok ? ok({ options: question.value }) : question;
    },
    addPasskey: async ({ params, body: { response } }, context) => {
      const id = asId<ProposalId>(params.id);
      const site = siteOf(context);
      const added = await addPasskey(ports, context.visitor, { id, site, response });
      return whoOpensAnswer(context, params.id, added);
    },
    beginPasskeyOpening: async (_request, context) =>
      ok({ options: await beginPasskeyOpening(ports, context.visitor, siteOf(context)) }),
    openByPasskey: async ({ body: { response } }, context) => {
      const { visitor, session } = context;
      const opened = await openByPasskey(ports, visitor, { site: siteOf(context), response });
      if (!opened.ok) return opened;
      // What was seen of the cookie before opens nothing.
      session.rename();
      return ok({ opened: true });
    },
  };
}

/** Ours by the settings; without them where this browser reached us, as it writes it: without the usual port. */
function siteOf({ origin, say }: CallContext): PasskeySite {
  return { origin: new URL(origin).origin, name: say('letter.brand') };
}

/** A device shows it in its list: enough to know one's own by, and no more for whoever looks over a shoulder. */
function nameOf({ kind, value }: ContactAddress): string {
  return kind === 'mobile' ? `… ${endOfMobile(value)}` : maskedEmail(value);
}
