import { expect, test } from 'vitest';
import { missingBoxes, priceBox } from './boxes.ts';

const consents = [
  { purpose: 'terms', text: '', required: true },
  { purpose: 'whatsapp', text: '', required: false },
  { purpose: 'declaration', text: '', required: true },
];

test.each([
  ['nothing is ticked for the buyer', false, {}, ['terms', 'declaration']],
  ['a new price has to be accepted by its own box', true, {}, [priceBox, 'terms', 'declaration']],
  ['optional boxes hold nothing up', false, { terms: true, declaration: true }, []],
  ['a box that was unticked again counts as open', false, { terms: false, declaration: true }, ['terms']],
  ['accepting the terms does not accept the price', true, { terms: true, declaration: true }, [priceBox]],
])('what is still to be ticked: %s', (_rule, isNewPrice, ticked, missing) => {
  expect(missingBoxes({ consents }, isNewPrice, ticked)).toEqual(missing);
});
