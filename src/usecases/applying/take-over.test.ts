import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { addDays, dayInIndia, type Instant } from '#domain/date.ts';
import { kycNotStarted } from '#domain/kyc/kyc.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aQuote, moment } from '#test/ports/store-values.ts';
import {
  anAgreedProposal,
  oneProduct,
  openUsecasePorts,
  proposerAnswers,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { takeOver } from './take-over.ts';

const heldFor = (identityCheckHoldsDays: number | undefined): Catalogue => ({
  ...oneProduct,
  insurers: new Map(
    [...oneProduct.insurers].map(([slug, insurer]) => [slug, { ...insurer, identityCheckHoldsDays }]),
  ),
});

let ports: UsecasePorts;
beforeEach(async () => {
  ports = await openUsecasePorts({ catalogue: heldFor(180) });
});
afterEach(() => ports.close());

const quote = aQuote();
const earlier = (facts: Partial<Proposal> = {}) =>
  anAgreedProposal(quote, { number: 'CHT-EARLIER', state: 'declined', ...facts });
const draft = (facts: Partial<Proposal> = {}) =>
  anAgreedProposal(quote, {
    state: 'drafting',
    forms: {},
    completed: ['buy'],
    kyc: kycNotStarted,
    agreement: undefined,
    ...facts,
  });

describe('a draft', () => {
  test('starts filled from the application before, whatever became of that, and says from which', () => {
    const filled = takeOver(ports, draft(), [earlier()]);
    expect(filled.forms.proposerDetails).toMatchObject(proposerAnswers);
    expect(filled.forms.nomineeDetails).toEqual({ nominee_first_name: 'Ravi' });
    expect(filled.completed).toEqual(['buy', 'proposer', 'nominee']);
    expect(filled.kyc.stage).toBe('VERIFIED');
    expect(filled.takenOver).toEqual({
      number: 'CHT-EARLIER',
      on: dayInIndia(moment),
      forms: ['proposerDetails', 'nomineeDetails'],
      kyc: true,
    });
    expect([filled.price, filled.version, filled.agreement]).toEqual([draft().price, 1, undefined]);
  });

  test.each<[string, readonly Proposal[]]>([
    ['there is none before', []],
    ['nobody is named in it', [earlier({ forms: {} })]],
    ['it was at a point of sale', [earlier({ channel: 'pos' })]],
  ])('starts empty where %s', (_, before) => {
    const empty = draft();
    expect(takeOver(ports, empty, before)).toBe(empty);
  });

  test('asks again for what is not right here, and keeps the rest', () => {
    const forms = { proposerDetails: { ...proposerAnswers, mobile: '123' } };
    const filled = takeOver(ports, draft(), [earlier({ forms })]);
    expect(filled.forms.proposerDetails).toMatchObject({ first_name: 'Asha', email: 'asha@example.in' });
    expect(filled.forms.proposerDetails).not.toHaveProperty('mobile');
    expect(filled.completed).not.toContain('proposer');
  });

  test('declares nothing on health', () => {
    const health = { medicalDetails: { x: 'no' }, lifeStyleDetails: { x: 'no' } };
    const filled = takeOver(ports, draft(), [
      earlier({ forms: { proposerDetails: proposerAnswers, ...health } }),
    ]);
    expect(Object.keys(filled.forms)).not.toContain('medicalDetails');
    expect(filled.completed).not.toEqual(expect.arrayContaining(['medical', 'lifestyle']));
  });
});

describe('an identity check', () => {
  const old = (days: number) => `${addDays(dayInIndia(moment), -days)}T10:00:00.000Z` as Instant; // the shape of an instant

  test.each<[string, number | undefined, Partial<Proposal>, Partial<Proposal>, boolean]>([
    ['counts on its last day', 180, { createdAt: old(180) }, {}, true],
    ['is made anew after it', 180, { createdAt: old(181) }, {}, false],
    ['is made anew where the insurer wants one', undefined, {}, {}, false],
    ['that was not passed is made anew', 180, { kyc: kycNotStarted }, {}, false],
    [
      'of a name that was corrected since is made anew',
      180,
      { kyc: { ...kycNotStarted, stage: 'VERIFIED', verifiedName: 'Meena Iyer' } },
      {},
      false,
    ],
    // The birth date of another age than was quoted is not taken over.
    ['is made anew where the proposer is to be read again', 180, {}, { members: aFamily('You 40y') }, false],
  ])('of an earlier application %s', async (_, days, before, now, counts) => {
    await ports.close();
    ports = await openUsecasePorts({ catalogue: heldFor(days) });
    const filled = takeOver(ports, draft(now), [earlier(before)]);
    expect(filled.kyc.stage === 'VERIFIED').toBe(counts);
    expect(filled.takenOver?.kyc).toBe(counts);
  });
});
