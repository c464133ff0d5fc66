import { afterEach, expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { kycNotStarted } from '#domain/kyc/kyc.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aField, aForm, aSection } from '#test/builders/form-builders.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import {
  keep,
  oneProduct,
  openUsecasePorts,
  proposerAnswers,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { editPan } from './edit-pan.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const { proposerDetails } = oneProduct.forms;
const withPan = aForm(
  'proposerDetails',
  ...(proposerDetails?.sections ?? []),
  aSection('once', [aField('pan', 'pan', { required: false })]),
);

function marketOf(panEdit: boolean): Catalogue {
  const insurers = [...oneProduct.insurers].map(
    ([slug, insurer]) => [slug, { ...insurer, capabilities: { ...insurer.capabilities, panEdit } }] as const,
  );
  return {
    ...oneProduct,
    insurers: new Map(insurers),
    forms: { ...oneProduct.forms, proposerDetails: withPan },
  };
}

const checked = { ...kycNotStarted, stage: 'VERIFIED', proof: 'PAN', maskedNumber: 'XXXXXX234F' } as const;
const answers = { ...proposerAnswers, pan: 'ABCPS1234F' };

async function edited(pan: string, facts: Partial<Proposal> = {}, panEdit = true) {
  ports = await openUsecasePorts({ catalogue: marketOf(panEdit) });
  const before = await keep(ports, { kyc: checked, ...facts });
  const forms = { ...before.forms, proposerDetails: answers };
  const proposal = { ...before, forms, version: before.version + 1 };
  await ports.store.saveProposal(proposal);
  const answer = await editPan(ports, proposal.owner, proposal.id, pan);
  return { answer, proposal, stored: await ports.store.getProposal(proposal.id) };
}

test('another PAN is kept with all else that was answered, and the check made with the old one is void', async () => {
  const { answer, stored } = await edited(' zzzps 9999 z ', { state: 'drafting' });
  expect(answer.ok).toBe(true);
  expect(stored?.forms.proposerDetails).toEqual({ ...answers, pan: 'ZZZPS9999Z' });
  expect(stored?.kyc.stage).toBe('NOT_STARTED');
});

test('the PAN that was checked leaves the check as it is', async () => {
  const { answer, stored } = await edited('abcps1234f', { state: 'drafting' });
  expect(answer.ok).toBe(true);
  expect(stored?.kyc.stage).toBe('VERIFIED');
});

test.each<[string, string, Partial<Proposal>, boolean, string]>([
  ['no PAN', 'PAN', {}, true, 'INVALID_ANSWERS'],
  ['nothing in its place', ' ', {}, true, 'INVALID_ANSWERS'],
  ['any at an insurer that takes none here', 'ZZZPS9999Z', {}, false, 'PAN_EDIT_NOT_OFFERED'],
  ['any of a proposal that is paid for', 'ZZZPS9999Z', { state: 'paid' }, true, 'PROPOSAL_LOCKED'],
])('refused, and nothing kept: %s', async (_what, pan, facts, panEdit, code) => {
  const { answer, proposal, stored } = await edited(pan, { state: 'drafting', ...facts }, panEdit);
  expect(answer).toMatchObject({ ok: false, failure: { code } });
  expect(stored?.forms).toEqual(proposal.forms);
});

test('what is no PAN is said at its field', async () => {
  const { answer } = await edited('PAN', { state: 'drafting' });
  expect(answer).toMatchObject({ failure: { fields: [{ field: 'pan', code: 'PAN_INVALID' }] } });
});

test('somebody else’s proposal is not found', async () => {
  const { proposal } = await edited('ABCPS1234F');
  expect(await editPan(ports, aVisitor(), proposal.id, 'ZZZPS9999Z')).toMatchObject({
    failure: { code: 'NOT_FOUND' },
  });
});
