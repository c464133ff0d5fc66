import { afterEach, describe, expect, test } from 'vitest';
import { type KycFinding, kycNotStarted, type ProofKind } from '#domain/kyc/kyc.ts';
import { maxKycTries } from '#domain/kyc/tries.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { FieldFailure } from '#domain/result.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aVisitor, moment } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, proposerAnswers, type UsecasePorts } from '#test/usecase-ports.ts';
import type { KycQuestion } from '../ports/kyc-provider.ts';
import { type KycSearchRequest, searchKyc } from './search-kyc.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const entry: Omit<KycSearchRequest, 'id'> = {
  proof: 'PAN',
  number: 'abcps 1234f',
  name: ' Asha  Rao ',
  dateOfBirth: '1992-05-05',
  pincode: '560 034',
  pep: true,
};
const foundAsha: KycFinding = { kind: 'verified', name: 'ASHA RAO', dateOfBirth: aDay('1992-05-05') };

/** One search: what the registry was asked, what the buyer hears, and what is kept after it. */
async function searched(
  facts: Partial<Proposal>,
  own: Partial<KycSearchRequest>,
  finding: KycFinding = foundAsha,
) {
  ports = await openUsecasePorts({});
  const proposal = await keep(ports, { kyc: kycNotStarted, ...facts });
  const questions: KycQuestion[] = [];
  const search = async (question: KycQuestion) => {
    questions.push(question);
    return finding;
  };
  const request = { id: proposal.id, ...entry, ...own };
  const answer = await searchKyc({ ...ports, kyc: { ...ports.kyc, search } }, proposal.owner, request);
  return { proposal, questions, answer, stored: await ports.store.getProposal(proposal.id) };
}

describe('a search of the registry', () => {
  test('asks in the registry’s spelling, by the number of the proposal', async () => {
    const { questions, proposal } = await searched({}, {});
    expect(questions).toEqual([
      {
        reference: proposal.number,
        proof: 'PAN',
        number: 'ABCPS1234F',
        name: 'Asha Rao',
        dateOfBirth: '1992-05-05',
        pincode: '560034',
      },
    ]);
  });

  test('keeps what was found, and of the number a mask', async () => {
    const { answer, stored } = await searched({}, {});
    expect(answer).toEqual({ ok: true, value: stored });
    expect(stored?.kyc).toMatchObject({
      stage: 'VERIFIED',
      proof: 'PAN',
      maskedNumber: 'XXXXXX234F',
      verifiedName: 'ASHA RAO',
      verifiedDateOfBirth: '1992-05-05',
      pep: true,
    });
    expect(JSON.stringify(stored)).not.toContain('ABCPS');
  });

  test('takes the mask of the proposer’s own PAN for it', async () => {
    const forms = { proposerDetails: { ...proposerAnswers, pan: 'ABCPS1234F' } };
    const { questions } = await searched({ forms }, { number: ' XXXXXX234F ' });
    expect(questions.map(({ number }) => number)).toEqual(['ABCPS1234F']);
  });

  test('takes it for no other document, whose number it could be', async () => {
    const forms = { proposerDetails: { ...proposerAnswers, pan: 'GJAPS1234F' } };
    const { questions, answer } = await searched(
      { forms },
      { proof: 'DRIVING_LICENSE', number: 'XXXXXX234F' },
    );
    expect(answer).toMatchObject({
      failure: { fields: [{ field: 'doc_no', code: 'PROOF_NUMBER_INVALID' }] },
    });
    expect(questions).toEqual([]);
  });

  test.each<[ProofKind, string, string]>([
    ['PAN', 'abcps-1234-f', 'ABCPS1234F'],
    ['VOTER_ID', 'abc 1234567', 'ABC1234567'],
    ['PASSPORT', 'm 1234567', 'M1234567'],
    ['DRIVING_LICENSE', 'ka-01 2011 0001234', 'KA0120110001234'],
    ['NREGA_JOB_CARD', 'ka-01-001-001-001/12', 'KA-01-001-001-001/12'],
    ['AADHAAR', '2345 6789 0124', '234567890124'],
  ])('asks by a %s, with its number as the registry has it', async (proof, number, question) => {
    const { questions } = await searched({}, { proof, number });
    expect(questions).toMatchObject([{ proof, number: question }]);
  });

  test('asks at the proposer’s pincode when none is typed', async () => {
    const { questions } = await searched({}, { pincode: undefined });
    expect(questions).toMatchObject([{ pincode: proposerAnswers.pincode }]);
  });

  test('that a payment overtakes keeps nothing of whoever is found', async () => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { kyc: kycNotStarted });
    const search = async () => {
      const requestedProposal = (await ports.store.getProposal(proposal.id)) ?? proposal;
      await ports.store.saveProposal({
        ...requestedProposal,
        state: 'paid',
        version: requestedProposal.version + 1,
      });
      return foundAsha;
    };
    const request = { id: proposal.id, ...entry };
    const answer = await searchKyc({ ...ports, kyc: { ...ports.kyc, search } }, proposal.owner, request);
    expect(answer).toMatchObject({ failure: { code: 'PROPOSAL_LOCKED' } });
    const { stage, verifiedName } = (await ports.store.getProposal(proposal.id))?.kyc ?? {};
    expect([stage, verifiedName]).toEqual([kycNotStarted.stage, undefined]);
  });
});

describe('whoever is found is held against the proposer of the form', () => {
  const born = (dateOfBirth: string) => ({
    proposerDetails: { ...proposerAnswers, date_of_birth: dateOfBirth },
  });

  test.each<[string, Partial<Proposal>, Partial<KycSearchRequest>, KycFinding, string]>([
    ['the proposer, under a name typed shorter', {}, { name: 'Asha' }, foundAsha, 'VERIFIED'],
    ['the proposer, under a day typed wrong', {}, { dateOfBirth: '1992-05-06' }, foundAsha, 'VERIFIED'],
    [
      'somebody else, whose name was typed',
      {},
      { name: 'Ravi Rao' },
      { ...foundAsha, name: 'Ravi Rao' },
      'MISMATCH',
    ],
    [
      'somebody else, whose day of birth was typed',
      {},
      { dateOfBirth: '1980-01-01' },
      { ...foundAsha, dateOfBirth: aDay('1980-01-01') },
      'MISMATCH',
    ],
    ['the proposer, whose day the form does not say', { forms: born('') }, {}, foundAsha, 'VERIFIED'],
    [
      'somebody else, and the form does not say the day',
      { forms: born('') },
      { dateOfBirth: '1980-01-01' },
      foundAsha,
      'MISMATCH',
    ],
  ])('whether it is they: %s', async (_, facts, own, finding, stage) => {
    expect((await searched(facts, own, finding)).stored?.kyc.stage).toBe(stage);
  });
});

describe('what cannot be asked is told field by field, and nobody is asked', () => {
  const at = (field: string, code: FieldFailure['code']) => ({ field, code });

  test.each<[string, Partial<KycSearchRequest>, readonly FieldFailure[]]>([
    ['a proof that is none', { proof: 'LIBRARY_CARD' }, [at('certificate_type', 'CHOICE_UNKNOWN')]],
    ['a number that no such proof has', { number: 'ABCPS1234' }, [at('doc_no', 'PROOF_NUMBER_INVALID')]],
    ['the PAN of a company', { number: 'ABCCS1234F' }, [at('doc_no', 'PAN_NOT_PERSONAL')]],
    ['a number of another proof', { proof: 'PASSPORT' }, [at('doc_no', 'PROOF_NUMBER_INVALID')]],
    ['a name with digits', { name: 'R2 D2' }, [{ ...at('name', 'NAME_HAS_SIGN'), detail: { sign: '2' } }]],
    [
      'an Aadhaar of eleven digits',
      { proof: 'AADHAAR', number: '2345 6789 012' },
      [at('doc_no', 'AADHAAR_NOT_TWELVE')],
    ],
    [
      'an Aadhaar of thirteen digits',
      { proof: 'AADHAAR', number: '2345 6789 0123 4' },
      [at('doc_no', 'AADHAAR_NOT_TWELVE')],
    ],
    ['a name in letters that no registry has', { name: 'आशा राव' }, [at('name', 'NAME_NOT_LATIN')]],
    [
      'a mask that is not that of the proposer’s PAN',
      { number: 'XXXXXX999F' },
      [at('doc_no', 'PROOF_NUMBER_INVALID')],
    ],
    ['a mask where the proposer gave no PAN', { number: '' }, [at('doc_no', 'PROOF_NUMBER_INVALID')]],
    ['a day that no calendar has', { dateOfBirth: '1992-02-30' }, [at('dob', 'DATE_INVALID')]],
    ['a pincode that cannot be one', { pincode: '000000' }, [at('pincode', 'PINCODE_INVALID')]],
    [
      'everything at once',
      { proof: '', name: '', dateOfBirth: '', pincode: '' },
      [
        at('certificate_type', 'CHOICE_UNKNOWN'),
        at('name', 'NAME_INVALID'),
        at('dob', 'DATE_INVALID'),
        at('pincode', 'PINCODE_INVALID'),
      ],
    ],
  ])('of %s', async (_, own, fields) => {
    const { answer, questions, stored, proposal } = await searched({}, own);
    expect(answer).toEqual({ ok: false, failure: { code: 'INVALID_ANSWERS', fields } });
    expect(questions).toEqual([]);
    expect(stored).toEqual(proposal);
  });

  test('no pincode, neither typed nor in the form', async () => {
    const { answer } = await searched({ forms: {} }, { pincode: undefined });
    expect(answer).toMatchObject({ failure: { fields: [{ field: 'pincode', code: 'PINCODE_INVALID' }] } });
  });
});

describe('nobody is searched for', () => {
  const used = { ...kycNotStarted, stage: 'NOT_FOUND' } as const;
  const spent = (count: number) => ({ tries: { number: { count, lastAt: moment } } });

  test.each<[string, Partial<Proposal>, string]>([
    ['once the proposal is expired', { state: 'expired' }, 'PROPOSAL_EXPIRED'],
    ['once it is paid', { state: 'paid' }, 'PROPOSAL_LOCKED'],
    ['before the forms are filled', { completed: ['buy', 'proposer'] }, 'STEP_OUT_OF_ORDER'],
    ['after the last try', { kyc: { ...used, ...spent(maxKycTries) } }, 'KYC_LOCKED'],
  ])('not %s', async (_, facts, code) => {
    const { answer, questions } = await searched(facts, {});
    expect(answer).toMatchObject({ failure: { code } });
    expect(questions).toEqual([]);
  });

  test('when a try is left somebody is', async () => {
    const { answer } = await searched({ kyc: { ...used, ...spent(maxKycTries - 1) } }, {});
    expect(answer).toMatchObject({ value: { kyc: { stage: 'VERIFIED' } } });
  });

  test.each(['drafting', 'paid'] as const)('who is known already, be it %s', async (state) => {
    const verifiedKyc = { ...kycNotStarted, stage: 'VERIFIED' } as const;
    const { answer, questions, proposal } = await searched({ state, kyc: verifiedKyc }, { number: '' });
    expect(answer).toEqual({ ok: true, value: proposal });
    expect(questions).toEqual([]);
  });

  test('by a document that is none, also of somebody who is known already', async () => {
    const verifiedKyc = { ...kycNotStarted, stage: 'VERIFIED' } as const;
    const { answer } = await searched({ kyc: verifiedKyc }, { proof: 'LIBRARY_CARD' });
    expect(answer).toEqual({
      ok: false,
      failure: { code: 'INVALID_ANSWERS', fields: [{ field: 'certificate_type', code: 'CHOICE_UNKNOWN' }] },
    });
  });

  test('by anybody else', async () => {
    ports = await openUsecasePorts({});
    const { id } = await keep(ports, { kyc: kycNotStarted });
    expect(await searchKyc(ports, aVisitor(), { id, ...entry })).toMatchObject({
      failure: { code: 'NOT_FOUND' },
    });
  });
});
