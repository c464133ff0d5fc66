import { describe, expect, test } from 'vitest';
import { aField, aForm, aSection } from '#test/builders/form-builders.ts';
import { aProduct } from '#test/builders/plan-builders.ts';
import { aProposal, aQuote } from '#test/ports/store-values.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { dayInIndia, type Instant } from '../date.ts';
import type { StoredEvent } from '../event/stored-event.ts';
import type { StoredCallBack } from '../help/call-back.ts';
import { asId, type CallBackId, type VisitorId } from '../ids.ts';
import { kycNotStarted } from '../kyc/kyc.ts';
import {
  emptyHeldData,
  fieldOf,
  fieldsByName,
  heldCallBack,
  heldEvent,
  heldProposal,
  isNothingHeld,
} from './held-data.ts';

const now = '2026-11-20T10:00:00.000Z' as Instant; // the shape of an instant
const owner = asId<VisitorId>('v1');

/** The proposer's form of everybody, and a question of one product alone. */
const soldCatalogue = {
  forms: {
    proposerDetails: aForm(
      'proposerDetails',
      aSection('once', [aField('pan', 'pan'), aField('first_name', 'name')]),
    ),
    bankDetails: aForm('bankDetails', aSection('once', [aField('account_number', 'account-number')])),
  } as Catalogue['forms'], // the others ask nothing here
  products: [
    aProduct('one', {
      formChanges: [{ form: 'bankDetails', section: 'one', add: [aField('second_pan', 'pan')], omit: [] }],
    }),
  ],
};
const fields = fieldsByName(soldCatalogue);

describe('of a purchase its buyer gets', () => {
  const forms = {
    proposerDetails: { pan: 'ABCPS1234F', first_name: 'Asha', pep: true },
    bankDetails: { account_number: '001234567890', second_pan: 'ABCPS9999Z' },
    insuredMembers: { 'Son-0.pan': 'ABCPS7777K', 'Son-0.first_name': 'Kabir' },
  };
  const kyc = {
    ...{ ...kycNotStarted, maskedNumber: 'XXXXXX234F' },
    codes: { sent: 1, sentAt: now, wrong: 0, isOver: false },
    consent: { stateHash: 'hash', secret: 'secret', pep: false, askedAt: now },
  };
  const whole = aProposal(aQuote(), { forms, kyc });

  test('every answer, with the numbers of identity and account masked as on every page', () => {
    expect(heldProposal(whole, fields).forms).toEqual({
      proposerDetails: { pan: 'XXXXXX234F', first_name: 'Asha', pep: true },
      bankDetails: { account_number: 'XXXXXXXX7890', second_pan: 'XXXXXX999Z' },
      insuredMembers: { 'Son-0.pan': 'XXXXXX777K', 'Son-0.first_name': 'Kabir' },
    });
  });

  test('an erased number as erased', () => {
    const erased = { ...whole, forms: { proposerDetails: { pan: null } } };
    expect(heldProposal(erased, fields).forms).toEqual({ proposerDetails: { pan: null } });
  });

  test('what the identity check came to, and nothing that opens something', () => {
    const { owner: _owner, version: _version, kyc: _kyc, forms: _forms, ...rest } = whole;
    const proposal = heldProposal(whole, fields);
    expect(proposal).toEqual({
      ...rest,
      forms: proposal.forms,
      kyc: { ...kycNotStarted, maskedNumber: 'XXXXXX234F' },
    });
  });
});

test.each([
  ['first_name', 'name'],
  ['Son-0.first_name', 'name'],
  ['second_pan', 'pan'],
  ['nobody_asks', undefined],
])('%s is a question of the kind %s, whoever is asked', (name, kind) => {
  expect(fieldOf(fields, name)?.kind).toBe(kind);
});

test('of a wish to be called its owner gets two digits of the number, as on the page', () => {
  const callBack: StoredCallBack = {
    ...{ id: asId<CallBackId>('c1'), owner, askedAt: now, settledAt: undefined },
    ...{ receipt: { purpose: 'call-back', textVersion: '1', language: 'hi', given: true, at: now } },
    ...{ mobile: '9822044417', time: 'morning', language: 'hi', reference: 'CH-1', network: 'mark' },
  };
  expect(heldCallBack(callBack)).toEqual({
    ...{ askedAt: now, settledAt: undefined, time: 'morning', language: 'hi', reference: 'CH-1' },
    mobileEnds: '17',
  });
});

test('of what was counted its owner gets what happened, when and where; no name of theirs', () => {
  const event: StoredEvent = {
    ...{ name: 'premium-agreed', fields: {}, kind: 'service', at: now, channel: 'website' },
    ...{ reference: 'CHT-1', id: 'e1', owner, day: dayInIndia(now), platform: 'Website' },
    ...{ step: undefined, visit: 'visit', position: 7 },
  };
  expect(heldEvent(event)).toEqual({
    ...{ name: 'premium-agreed', fields: {}, kind: 'service', at: now, channel: 'website' },
    reference: 'CHT-1',
  });
});

test('nothing is held of a visitor only where nothing of any kind is', () => {
  expect(isNothingHeld(emptyHeldData)).toBe(true);
  const share = { createdAt: now, expiresAt: now };
  expect(isNothingHeld({ ...emptyHeldData, shares: [share] })).toBe(false);
});
