import type { ProposalId } from '#domain/ids.ts';
import type { Language } from '#domain/local-text.ts';
import { mailAddress } from '#domain/opening/policy-contact.ts';
import { fail, type Result } from '#domain/result.ts';
import type { OpeningAsker } from '../../opening/opening-codes.ts';
import { sendAddressCode } from '../../opening/prove-mail.ts';
import type { SentCode } from '../../opening/send-opening-code.ts';
import type { Ports } from '../../ports.ts';
import { readChanges } from './read-changes.ts';

/**
 * Sends a code to the mail address that is to be a policy's. Fails with `NOT_FOUND`, `HOLDER_ONLY`, `CODE_NEEDED` without a
 * fresh code to what holds the policy, `CHANGE_NOT_NOW`, `CODES_NOT_BY_MAIL`, and with `INVALID_ANSWERS` beside the address.
 */
export async function sendChangeCode(
  ports: Ports,
  asker: OpeningAsker,
  { id, email, language }: { readonly id: ProposalId; readonly email: string; readonly language: Language },
): Promise<Result<SentCode>> {
  const view = await readChanges(ports, asker.visitor, id);
  if (!view.ok) return view;
  if (!view.value.mayChange) return fail('HOLDER_ONLY');
  if (!view.value.isFresh) return fail('CODE_NEEDED');
  if (!ports.outbox.mail) return fail('CODES_NOT_BY_MAIL');
  if (!view.value.offered.some(({ subject }) => subject.kind === 'change-mail'))
    return fail('CHANGE_NOT_NOW');
  const address = mailAddress(email);
  if (!address) return fail('INVALID_ANSWERS', { fields: [{ field: 'email', code: 'EMAIL_INVALID' }] });
  return sendAddressCode(ports, asker, { id, address, language });
}
