import { isPan } from '#domain/identity/pan.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { formOf } from '#domain/proposal/form/answers.ts';
import { fail, type Result } from '#domain/result.ts';
import { type SavedForm, saveProposalForm } from '../applying/save-proposal-form.ts';
import type { Ports } from '../ports.ts';
import { openKyc } from './open-kyc.ts';

/**
 * Another PAN of the proposer, from the page of the identity check, where the insurer takes it there (`panEdit`). It is a
 * save of the proposer's form, with all that follows from one. Fails with `PAN_EDIT_NOT_OFFERED`, `INVALID_ANSWERS`, and
 * as the identity check and `saveProposalForm` do.
 */
export async function editPan(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
  pan: string,
): Promise<Result<SavedForm>> {
  const opened = await openKyc(ports, owner, id);
  if (!opened.ok) return opened;
  const { insurerSlug, version, ...proposal } = opened.value;
  const insurer = ports.catalogue.current().insurers.get(insurerSlug);
  if (!insurer?.capabilities.panEdit) return fail('PAN_EDIT_NOT_OFFERED');
  if (!isPan(pan)) return fail('INVALID_ANSWERS', { fields: [{ field: 'pan', code: 'PAN_INVALID' }] });
  const answers = { ...formOf(proposal, 'proposerDetails'), pan };
  return saveProposalForm(ports, owner, {
    id,
    form: 'proposerDetails',
    answers,
    version,
    autosave: false,
    framed: false,
  });
}
